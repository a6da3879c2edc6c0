import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'

import { chromium } from '@playwright/test'
import { unpackTar } from 'modern-tar/fs'

import { fail } from './command-line.ts'

/** Flags for machines without a GPU. Playwright does not set them itself. */
export const chromiumFlags = ['--disable-gpu', '--disable-quic']

export function chromiumEnvironment(
  path: string,
): Record<string, string | undefined> {
  // The packaged build brings these.
  const libraries = join(dirname(path), 'lib')
  return { ...process.env, LD_LIBRARY_PATH: libraries }
}

/**
 * The build from npm is the same on every Linux. Elsewhere, Playwright downloads
 * its own.
 */
export async function chromiumOrExit(): Promise<string> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const path = (await findPackagedChromium()) ?? installPlaywrightChromium()
  if (path !== undefined) return path
  return fail(
    'No Chromium could be installed. Install one, and set CHROMIUM_PATH.',
  )
}

async function findPackagedChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const path = await unpackChromium()
  const env = chromiumEnvironment(path)
  const { status } = spawnSync(path, ['--version'], { env })
  return status === 0 ? path : undefined
}

function installPlaywrightChromium(): string | undefined {
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  console.log(
    "No packaged browser for this system. Trying Playwright's download...",
  )
  const args = ['node_modules/@playwright/test/cli.js', 'install', 'chromium']
  spawnSync(process.execPath, args, { stdio: 'ignore', timeout: 300_000 })
  return existsSync(path) ? path : undefined
}

async function unpackChromium() {
  const packageUrl = import.meta.resolve('@sparticuz/chromium')
  const archiveDir = fileURLToPath(new URL('../bin', packageUrl))
  const unpackedDir = join(archiveDir, 'unpacked')
  const path = join(unpackedDir, 'chromium')
  if (existsSync(path)) return path
  const tempDir = await mkdtemp(`${unpackedDir}-`)
  const executable = createWriteStream(join(tempDir, 'chromium'), {
    mode: 0o755,
  })
  await decompress(join(archiveDir, 'chromium.br'), executable)
  await decompress(join(archiveDir, 'al2023.tar.br'), unpackTar(tempDir))
  await rename(tempDir, unpackedDir)
  return path
}

function decompress(archive: string, target: NodeJS.WritableStream) {
  return pipeline(createReadStream(archive), createBrotliDecompress(), target)
}
