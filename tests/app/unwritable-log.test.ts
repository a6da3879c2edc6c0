import { spawn, spawnSync } from 'node:child_process'
import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'
import { freePort } from '../support/free-port.ts'
import { postQuote } from '../support/post-quote.ts'
import { listQuotes } from '../support/stack.ts'
import { severalStartsMs } from '../support/timeouts.ts'
import { isGroupAlive } from './support/running-start.ts'

// Only root may mount one.
const fullDisk = await newDataFolder('log-disk')
const isMounted =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', fullDisk])
    .status === 0

test.skipIf(!isMounted)(
  'everything works, and ends with its parent, while the disk of the log is full',
  { timeout: severalStartsMs },
  async () => {
    onTestFinished(() => {
      spawnSync('umount', ['--lazy', fullDisk])
      removeDataFolder(fullDisk)
    })
    const filler = join(fullDisk, 'filler')
    const fill = () => writeFileSync(filler, Buffer.alloc(1024 * 1024))
    expect(fill).toThrow('ENOSPC')
    const log = join(fullDisk, 'site.log')
    expect(await storeThree(log, 'SIGKILL')).toBe(3)
  },
)

test.skipIf(process.platform === 'win32')(
  'everything works, and ends on a signal, while the log has the maximum size of a file',
  { timeout: severalStartsMs },
  async () => {
    const folder = await newDataFolder('log')
    onTestFinished(() => removeDataFolder(folder))
    const log = join(folder, 'site.log')
    writeFileSync(log, '')
    truncateSync(log, maxFileBytes)
    expect(await storeThree(log, 'SIGTERM')).toBe(3)
  },
)

const maxFileBytes = 64 * 1024 * 1024

/** Returns how many quotes a site with this log stores until it is stopped. */
async function storeThree(
  log: string,
  signal: NodeJS.Signals,
): Promise<number> {
  const dataDir = await newDataFolder('unwritable-log')
  onTestFinished(() => removeDataFolder(dataDir))
  const port = await freePort()
  const command = `ulimit -f ${maxFileBytes / 1024}; exec "${process.execPath}" scripts/start.ts >> "${log}" 2>&1`
  const start = spawn('bash', ['-c', command], {
    env: {
      ...process.env,
      SUPABASE_URL: '',
      LOG_LEVEL: 'debug',
      PORT: `${port}`,
      DATA_DIR: dataDir,
    },
    detached: true,
    stdio: 'ignore',
  })
  onTestFinished(() => {
    if (isGroupAlive(start)) process.kill(-(start.pid ?? 0), 'SIGKILL')
  })
  const url = `http://localhost:${port}`
  const statusOf = (path: string) =>
    fetch(url + path).then(
      ({ status }) => status,
      () => undefined,
    )
  await expect
    .poll(() => statusOf('/readyz'), { timeout: severalStartsMs })
    .toBe(200)

  const quote = { firstName: 'Ana', email: 'ana@mail.example' }
  for (const phone of ['916 555 0100', '916 555 0101', '916 555 0102'])
    expect((await postQuote(url, { ...quote, phone })).status).toBe(303)
  expect(await statusOf('/healthz')).toBe(200)
  expect(await statusOf('/reviews')).toBe(200)
  const { length } = await listQuotes(dataDir)

  start.kill(signal)
  await expect
    .poll(() => isGroupAlive(start), { timeout: severalStartsMs })
    .toBe(false)
  return length
}
