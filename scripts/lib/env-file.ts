import { existsSync } from 'node:fs'

import { fail } from './command-line.ts'

// The first thing a command does: everything else reads process.env. What is set already wins. ENV_FILE names
// another file, or "none".
const file = process.env.ENV_FILE || '.env'
if (file !== 'none' && existsSync(file)) load(file)

function load(path: string): void {
  try {
    process.loadEnvFile(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    fail(`The settings in ${path} cannot be read${code}.`)
  }
}
