import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

test.each(["it's", '[site]', 'site #1'])('a build in a folder named %s fails with one sentence', (name) => {
  const parent = mkdtempSync(join(tmpdir(), 'bootstrap-'))
  const file = join(parent, name, 'scripts/bootstrap.mjs')
  cpSync('scripts/bootstrap.mjs', file)
  const { status, stderr } = spawnSync(process.execPath, [file, 'build'], { encoding: 'utf8' })
  rmSync(parent, { recursive: true })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The site cannot be built in a folder whose path contains .*\n$/)
})
