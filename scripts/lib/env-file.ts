import { existsSync, readFileSync } from 'node:fs'

import { errorMessage } from '#domain/error-message.ts'

import { fail } from './command-line.ts'
import { readSettingsFile } from './settings-file.ts'

function loadSettings() {
  const { ENV_FILE } = process.env
  if (ENV_FILE === 'none') return
  const file = ENV_FILE || '.env'
  if (existsSync(file)) return addSettings(file)
  if (ENV_FILE) fail(`ENV_FILE names a file that does not exist: ${file}`)
  if (existsSync('.env.txt'))
    fail('Settings are read from .env. Rename .env.txt to .env.')
}

function addSettings(file: string) {
  const { values, problems } = readSettingsFile(readOrExit(file))
  if (problems.length > 0)
    fail(problems.map((problem) => `${file}, ${problem}`).join('\n'))
  for (const [name, value] of Object.entries(values))
    process.env[name] ??= value
}

function readOrExit(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch (error) {
    return fail(`${file} cannot be read: ${errorMessage(error)}`)
  }
}

// An outbound proxy must not handle requests between the site's processes.
function bypassProxy() {
  const names = process.env.no_proxy ?? process.env.NO_PROXY
  const hosts = [names, 'localhost', '127.0.0.1', '::1'].filter(Boolean)
  process.env.NO_PROXY = hosts.join(',')
  process.env.no_proxy = process.env.NO_PROXY
}

// Runs as soon as settings.ts loads this module, so no module may read
// process.env while it loads.
loadSettings()
bypassProxy()
