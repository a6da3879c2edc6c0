import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

/** Flags that keep Chromium off the network and out of what a test machine lacks. */
export const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // Chromium refuses its sandbox to root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds a browser: CHROMIUM_PATH, the system's, Playwright's own (downloaded if possible), or, for root on Debian, the
 * distribution's package.
 *
 * @returns the path of its program, or a sentence that says what to install.
 */
export async function findChromium(): Promise<{ ok: true; path: string } | { ok: false; message: string }> {
  const path = process.env.CHROMIUM_PATH ?? systemChromium() ?? playwrightChromium() ?? debianChromium()
  if (path && existsSync(path)) return { ok: true, path }
  const message =
    'No Chromium was found and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program.'
  return { ok: false, message }
}

function systemChromium(): string | undefined {
  const finder = process.platform === 'win32' ? 'where' : 'which'
  for (const command of commands) {
    const { status, stdout } = spawnSync(finder, [command], { encoding: 'utf8' })
    if (status === 0) return stdout.split(/\r?\n/)[0]
  }
  return places.find((place) => existsSync(place))
}

function playwrightChromium(): string | undefined {
  const path = chromium.executablePath()
  if (!existsSync(path)) {
    console.log("No browser on this system: trying Playwright's download ...")
    const args = ['node_modules/@playwright/test/cli.js', 'install', 'chromium']
    spawnSync(process.execPath, args, { stdio: 'ignore', timeout: 300_000 })
  }
  return existsSync(path) ? path : undefined
}

function debianChromium(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log('Installing Chromium with apt-get ...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']
  for (const args of [['update', '-qq'], install]) spawnSync('apt-get', args, { stdio: 'ignore', env })
  return systemChromium()
}
