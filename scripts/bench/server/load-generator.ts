import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

import { asideCommand } from '../pinning.ts'

const run = promisify(execFile)

export interface Load {
  url: string
  headers: Record<string, string>
  connections: number
  seconds: number
}

interface LoadResult {
  requests: number
  perSecond: number
}

/** Load that is made by Node is slower than nginx: against it, it would measure itself. */
export function hasLoadGenerator(): boolean {
  return spawnSync('wrk', ['-v']).error === undefined
}

/** Asks for one address as fast as the connections allow. Anything but success or 304 is an error. */
export async function load({ url, headers, connections, seconds }: Load): Promise<LoadResult> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const size = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s']
  const [program, ...args] = asideCommand(['wrk', ...size, ...given, url])
  const { stdout } = await run(program, args)
  const failed = /^\s*(Socket errors|Non-2xx).*$/m.exec(stdout)
  const counted = /(\d+) requests in/.exec(stdout)
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)
  if (failed || !counted || !rate) throw new Error(`wrk: ${failed?.[0].trim() ?? stdout}`)
  return { requests: Number(counted[1]), perSecond: Number(rate[1]) }
}
