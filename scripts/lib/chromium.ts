import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from '@playwright/test'

import { fail } from './command-line.ts'

/** Flags that Playwright does not set itself, for machines without a GPU. */
export const chromiumFlags = ['--disable-gpu', '--disable-quic']

const shell = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds the program of a browser: CHROMIUM_PATH, the system's, Playwright's own (downloaded if possible), or, for root on
 * Debian, the distribution's package. Without one the process ends with a sentence that says what to install. Tests
 * prefer the headless shell, which takes half the time; measurements prefer what visitors have.
 */
export function findChromium(purpose: 'tests' | 'measurements'): string {
  const commands = purpose === 'tests' ? [shell, ...whole] : [...whole, shell]
  const path =
    process.env.CHROMIUM_PATH ?? systemChromium(commands) ?? playwrightChromium() ?? debianChromium(commands)
  if (path && existsSync(path)) return path
  return fail('There is no Chromium, and none could be installed. Install one, or set CHROMIUM_PATH.')
}

function systemChromium(commands: readonly string[]): string | undefined {
  const folders = process.env.PATH?.split(delimiter) ?? []
  const paths = folders.flatMap((folder) => commands.map((name) => join(folder, name)))
  return paths.find((path) => existsSync(path))
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

function debianChromium(commands: readonly string[]): string | undefined {
  const [wanted = shell] = commands
  if (process.getuid?.() !== 0) return undefined
  console.log('Installing Chromium with apt-get ...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '-qq', '--no-install-recommends', wanted, 'fonts-liberation']
  for (const args of [['update', '-qq'], install]) spawnSync('apt-get', args, { stdio: 'ignore', env })
  return systemChromium(commands)
}
