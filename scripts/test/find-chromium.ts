import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// Without a window's machinery a visit costs half; what draws like a visitor's browser is the whole one.
const shell = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

type ChromiumKind = 'shell' | 'whole'

const installed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

type ChromiumResult = { ok: true; path: string } | { ok: false; message: string }

/**
 * A browser for the tests: CHROMIUM_PATH, one the system has, Playwright's own (downloading it when it can),
 * or, as root on Debian and its kin, the distribution's package. Without its headless shell the whole Chromium
 * serves for both.
 */
export async function findChromium(kind: ChromiumKind = 'whole'): Promise<ChromiumResult> {
  const path =
    process.env.CHROMIUM_PATH ?? systemChromium(kind) ?? (await playwrightChromium()) ?? aptChromium(kind)
  if (path && existsSync(path)) return { ok: true, path }
  return {
    ok: false,
    message:
      'No Chromium was found and none could be installed. Install Chromium or Google Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  }
}

function systemChromium(kind: ChromiumKind): string | undefined {
  const names = kind === 'shell' ? [shell, ...whole] : whole
  return findOnPath(names) ?? installed.find((path) => existsSync(path))
}

/** Where the first of these programs that the system has is. */
export function findOnPath(names: readonly string[]): string | undefined {
  const finder = process.platform === 'win32' ? 'where' : 'which'
  for (const name of names) {
    const found = spawnSync(finder, [name], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.split(/\r?\n/)[0]
  }
  return undefined
}

async function playwrightChromium(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  console.log("No browser on this system: asking Playwright's download ...")
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  })
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

function aptChromium(kind: ChromiumKind): string | undefined {
  if (process.getuid?.() !== 0 || !findOnPath(['apt-get'])) return undefined
  console.log('Installing Chromium with apt-get ...')
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  try {
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync(
      'apt-get',
      [
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        kind === 'shell' ? shell : 'chromium',
        'fonts-liberation',
      ],
      options,
    )
  } catch {
    return undefined
  }
  return systemChromium(kind)
}
