import { existsSync } from 'node:fs'

import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import { fail } from './command-line.ts'

// Imported first by every command: everything else reads process.env, where what is set already wins.
const file = process.env.ENV_FILE || '.env'
if (file !== 'none' && existsSync(file)) {
  try {
    process.loadEnvFile(file)
  } catch (error) {
    fail(`The settings in ${file} cannot be read: ${sentenceOf(error)}`)
  }
}
