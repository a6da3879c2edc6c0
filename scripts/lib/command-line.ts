import { parseArgs, type ParseArgsConfig } from 'node:util'

import { sentenceOf } from '#functions/_shared/error-message.ts'

/** Ends the process: code 1 for what went wrong, 2 for how it was called. */
export function fail(message: string, code: 1 | 2 = 1): never {
  console.error(message)
  process.exit(code)
}

/**
 * Parses the options of a command. `--help` prints the usage; an option it does not know ends the process with it. What
 * the command throws later is a sentence for the person who ran it, and ends the process too.
 */
export function readOptions<Config extends ParseArgsConfig>(usage: string, config: Config) {
  process.once('uncaughtException', (error) => fail(sentenceOf(error)))
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    return fail(`${sentenceOf(error)}\n${usage}`, 2)
  }
}
