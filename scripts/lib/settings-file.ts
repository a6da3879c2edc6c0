import { isUtf8 } from 'node:buffer'
import { parseEnv } from 'node:util'

import { describeUnknownName } from './setting-names.ts'

interface SettingsFile {
  values: NodeJS.Dict<string>
  problems: string[]
}

/** `NAME=value`, where quotation marks enclose all of the value or nothing. */
const setting =
  /^[ \t]*([a-z_][\w-]*)[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`|[^"'`#][^#]*)?$/i
const emptyOrComment = /^[ \t]*(?:#.*)?$/
// Such as a line end of an old Mac.
const lineBreakOrControl = /[^\P{Cc}\t]|[\u2028\u2029]/u

const notASetting =
  'This is not a setting such as PORT=3000. Put a value that contains # or quotation marks in quotes, and comments on lines of their own that begin with #.'

export function readSettingsFile(bytes: Uint8Array): SettingsFile {
  if (!isUtf8(bytes))
    return { values: {}, problems: ['This is not a text file in UTF-8.'] }
  const text = new TextDecoder().decode(bytes)
  const problems: string[] = []
  const lineOf = new Map<string, number>()
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const number = index + 1
    const problem = findProblem(line, number, lineOf)
    if (problem !== undefined) problems.push(`line ${number}: ${problem}`)
  }
  return { values: parseEnv(text), problems }
}

function findProblem(
  line: string,
  number: number,
  lineOf: Map<string, number>,
): string | undefined {
  if (lineBreakOrControl.test(line)) return notASetting
  if (emptyOrComment.test(line)) return undefined
  const [, name] = setting.exec(line.trimEnd()) ?? []
  if (name === undefined) return notASetting
  const earlier = lineOf.get(name)
  if (earlier !== undefined)
    return `${name} is already set in line ${earlier}. Remove one of them.`
  lineOf.set(name, number)
  return describeUnknownName(name)
}
