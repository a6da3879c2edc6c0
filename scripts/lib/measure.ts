import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startChild } from './child-process.ts'
import { freePort } from './port.ts'

/**
 * Runs `npm start` on a free port with an empty data folder until it is
 * disposed of.
 */
export async function runProduct(settings: Record<string, string> = {}) {
  const folder = await mkdtempDisposable(join(tmpdir(), 'measured-'))
  const port = await freePort()
  const defaults = {
    ENV_FILE: 'none',
    SUPABASE_URL: '',
    PORT: `${port}`,
    DATA_DIR: folder.path,
  }
  const environment = { ...defaults, ...settings }
  const start = startChild({
    args: ['scripts/start.ts'],
    environment,
    stderr: 'ignore',
  })
  // It prints its first line once everything is running.
  if ((await start.firstLine) === undefined)
    throw new Error('Failed to start. Run npm start to see why.')
  return {
    url: `http://127.0.0.1:${port}`,
    pid: start.process.pid ?? 0,
    async [Symbol.asyncDispose]() {
      await start.stop()
      await folder.remove()
    },
  }
}

/**
 * Formats the worst measurement. If it is out of bounds, marks it with ! and
 * sets the exit code to 1.
 */
export function worst(
  { min, max = Infinity }: { min?: number; max?: number },
  measured: readonly number[],
) {
  const figure =
    min === undefined ? Math.max(...measured) : Math.min(...measured)
  const isWithin = figure >= (min ?? -Infinity) && figure <= max
  if (!isWithin) process.exitCode = 1
  return `${Number(figure.toPrecision(3))}${isWithin ? '' : ' !'}`
}
