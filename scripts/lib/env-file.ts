import { existsSync, readFileSync } from 'node:fs'

import { errorMessage } from '#domain/error-message.ts'

import { fail } from './command-line.ts'
import { readSettingsFile } from './settings-file.ts'

// Loaded by settings.ts, so no module may read process.env while it
// loads. Variables already set there win.
const { ENV_FILE } = process.env
if (ENV_FILE !== 'none') loadSettings(ENV_FILE || '.env', Boolean(ENV_FILE))

// An outbound proxy must not handle requests between the processes of the site
// or to its database.
const { NO_PROXY, no_proxy: noProxy = NO_PROXY } = process.env
process.env.NO_PROXY = [noProxy, 'localhost', '127.0.0.1', '::1']
  .filter(Boolean)
  .join(',')
process.env.no_proxy = process.env.NO_PROXY

/**
 * Adds the settings of a file to the environment, or exits with everything that
 * is wrong with the file.
 */
function loadSettings(file: string, isRequired: boolean): void {
  if (!existsSync(file)) {
    if (isRequired) fail(`ENV_FILE names a file that does not exist: ${file}`)
    if (existsSync('.env.txt'))
      fail('Settings are read from .env. Rename .env.txt to .env.')
    return
  }
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
