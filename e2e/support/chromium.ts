import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'

import { chromium } from '@playwright/test'
import { unpackTar } from 'modern-tar/fs'

import { fail } from '../../scripts/lib/command-line.ts'

/** Flags for machines without a GPU. Playwright does not set them itself. */
export const chromiumFlags = ['--disable-gpu', '--disable-quic']

/**
 * Returns the environment for the Chromium at this path. The packaged build
 * needs the libraries in `lib`.
 */
export function chromiumEnvironment(
  path: string,
): Record<string, string | undefined> {
  return { ...process.env, LD_LIBRARY_PATH: join(dirname(path), 'lib') }
}

/**
 * Finds a Chromium executable: CHROMIUM_PATH, the build from npm, which is the
 * same on every Linux, or Playwright's own, downloaded if necessary. Exits with
 * instructions if none is available.
 */
export async function findChromium(): Promise<string> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  if (process.platform === 'linux' && process.arch === 'x64') {
    const path = await unpackChromium()
    if (
      spawnSync(path, ['--version'], { env: chromiumEnvironment(path) })
        .status === 0
    )
      return path
  }
  const path = chromium.executablePath()
  if (!existsSync(path)) {
    console.log(
      "No packaged browser for this system. Trying Playwright's download...",
    )
    const args = ['node_modules/@playwright/test/cli.js', 'install', 'chromium']
    spawnSync(process.execPath, args, { stdio: 'ignore', timeout: 300_000 })
  }
  return existsSync(path)
    ? path
    : fail(
        'No Chromium could be installed. Install one, and set CHROMIUM_PATH.',
      )
}

/**
 * Unpacks the packaged Chromium next to its archives, unless that has been done
 * before. Returns its path.
 */
async function unpackChromium(): Promise<string> {
  const archiveDir = fileURLToPath(
    new URL('../bin', import.meta.resolve('@sparticuz/chromium')),
  )
  const unpackedDir = join(archiveDir, 'unpacked')
  const path = join(unpackedDir, 'chromium')
  if (existsSync(path)) return path
  const tempDir = await mkdtemp(`${unpackedDir}-`)
  const unpack = (name: string, target: NodeJS.WritableStream) =>
    pipeline(
      createReadStream(join(archiveDir, name)),
      createBrotliDecompress(),
      target,
    )
  await unpack(
    'chromium.br',
    createWriteStream(join(tempDir, 'chromium'), { mode: 0o755 }),
  )
  await unpack('al2023.tar.br', unpackTar(tempDir))
  await rename(tempDir, unpackedDir)
  return path
}
