import { parseArgs, type ParseArgsConfig } from 'node:util'

import { errorMessage } from '#domain/error-message.ts'

export function fail(message: string, code: 1 | 2 = 1): never {
  console.error(message)
  process.exit(code)
}

/**
 * Also prints what the command throws later without a stack, because messages
 * are written for its user.
 */
export function readOptions<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
) {
  process.once('uncaughtException', (error) => fail(errorMessage(error)))
  const words = new Set(process.argv.slice(2))
  if (words.has('--help') || words.has('-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    return fail(`${errorMessage(error)}\n${usage}`, 2)
  }
}

export function readWord(
  usage: string,
  args = process.argv.slice(2),
): string | undefined {
  const { positionals } = readOptions(usage, { args, allowPositionals: true })
  const [word, ...extraWords] = positionals
  if (extraWords.length > 0) fail(usage, 2)
  return word
}
