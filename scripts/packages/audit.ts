// Asks the registry for known holes in what runs with the site. A machine that cannot reach it is told so, no more.
import { spawnSync } from 'node:child_process'

import { readAudit } from './read-audit.ts'

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: 60_000,
  maxBuffer: 64 * 1024 * 1024,
})
const audit = readAudit(stdout)
console.log(audit.says)
process.exitCode = audit.isBad ? 1 : 0
