import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { freePort } from './port.ts'

/** Runs what `npm start` runs, on a free port and with an empty data folder, until it is disposed of. */
export async function runProduct(environment: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'measured-'))
  const port = String(await freePort())
  const own = { ENV_FILE: 'none', SUPABASE_URL: '', PORT: port, DATA_DIR: dataDir }
  const env = { ...process.env, ...own, ...environment }
  const child = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: 'ignore' })
  const exited = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The site did not start: `npm start` shows why.')
    await delay(200)
  }
  return {
    url,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill()
      await exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type Bounds = Partial<Record<'min' | 'max', number>>

/** The worst of some measurements as text. If it is out of bounds it is marked with ! and the exit code becomes 1. */
export function worst({ min, max = Infinity }: Bounds, measured: readonly number[]): string {
  const figure = min === undefined ? Math.max(...measured) : Math.min(...measured)
  const isKept = figure >= (min ?? -Infinity) && figure <= max
  if (!isKept) process.exitCode = 1
  return `${Number(figure.toPrecision(3))}${isKept ? '' : ' !'}`
}
