import { parseArgs, type ParseArgsConfig } from 'node:util'

import { sentenceOf } from '#functions/_shared/error-sentence.ts'

/** Ends the process: code 1 for what went wrong, 2 for how it was called. */
export function fail(message: string, code: 1 | 2 = 1): never {
  console.error(message)
  process.exit(code)
}

/** What the command was called with; ends the process, with how it is called, when it knows no such option. */
export function readOptions<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    return fail(`${sentenceOf(error)}\n${usage}`, 2)
  }
}
