import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

import * as v from 'valibot'

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

const hasWrk = spawnSync('wrk', ['-v']).error === undefined

/** autocannon is there on every machine but slower than nginx: against it, it would measure itself. */
export const loadGenerator = hasWrk
  ? 'wrk'
  : 'autocannon (wrk is not installed: fast rows measure autocannon more than the server)'

/** Asks for one address as fast as the connections allow. Anything but success or 304 is an error. */
export async function load(wanted: Load): Promise<LoadResult> {
  const [program, ...args] = asideCommand(hasWrk ? wrkCommand(wanted) : autocannonCommand(wanted))
  const { stdout } = await run(program, args, { maxBuffer: 16 * 2 ** 20 })
  return hasWrk ? readWrk(stdout) : readAutocannon(stdout)
}

function wrkCommand({ url, headers, connections, seconds }: Load): [string, ...string[]] {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  return ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', ...given, url]
}

function readWrk(text: string): LoadResult {
  const failed = /^\s*(Socket errors|Non-2xx).*$/m.exec(text)
  const counted = /(\d+) requests in/.exec(text)
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(text)
  if (failed || !counted || !rate) throw new Error(`wrk: ${failed?.[0].trim() ?? text}`)
  return { requests: Number(counted[1]), perSecond: Number(rate[1]) }
}

function autocannonCommand({ url, headers, connections, seconds }: Load): [string, ...string[]] {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const size = ['-c', String(connections), '-d', String(seconds), '-t', '30']
  return [process.execPath, 'node_modules/autocannon/autocannon.js', '--json', ...size, ...given, url]
}

const autocannonAnswer = v.object({
  errors: v.literal(0),
  '4xx': v.literal(0),
  '5xx': v.literal(0),
  duration: v.number(),
  requests: v.object({ total: v.number() }),
})

function readAutocannon(text: string): LoadResult {
  const { requests, duration } = v.parse(autocannonAnswer, JSON.parse(text))
  return { requests: requests.total, perSecond: requests.total / duration }
}
