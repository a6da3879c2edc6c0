import { parseEnv } from 'node:util'

import { decodeText } from './decode-text.ts'
import { describeUnknownName, settingNames } from './setting-names.ts'

interface SettingsFile {
  values: NodeJS.Dict<string>
  /**
   * One sentence for everything that cannot be read as meant, with the number
   * of its line.
   */
  problems: string[]
}

interface Setting {
  name: string
  /** With its quotation marks and comment. */
  value: string
}

/** The number of the line of each setting, by its name. */
type Lines = Map<string, number>

/**
 * Parses a settings file, which has one setting a line. Lines that begin with
 * an invisible character or that another shell or YAML would read are read too.
 * Everything that would otherwise be dropped or cut off is a problem.
 */
export function readSettingsFile(bytes: Uint8Array): SettingsFile {
  const text = decodeText(bytes)
  if (text.includes('\0')) {
    const problem = 'This is not a text file. Save it as UTF-8.'
    return { values: {}, problems: [problem] }
  }
  const assignments: string[] = []
  const problems: string[] = []
  const linesByName: Lines = new Map()
  const lines = text.split('\n').map(withoutInvisibleEnds)
  for (const [index, line] of lines.entries()) {
    if (isComment(line)) continue
    const number = index + 1
    const setting = readSetting(line)
    const problem = findProblem(setting, linesByName)
    if (problem !== undefined) problems.push(`line ${number}: ${problem}`)
    if (!setting) continue
    assignments.push(`${setting.name}=${setting.value}`)
    linesByName.set(setting.name, number)
  }
  return { values: parseEnv(assignments.join('\n')), problems }
}

// No-break, zero-width and other spaces, and the soft hyphen, which text from
// web pages and chats contains.
const invisible = String.raw`[\s\p{Cf}]+`
const invisibleEnds = new RegExp(`^${invisible}|${invisible}$`, 'gu')

function withoutInvisibleEnds(line: string) {
  return line.replaceAll(invisibleEnds, '')
}

/**
 * Returns whether a line has no setting. systemd also reads lines that begin
 * with a semicolon as comments.
 */
function isComment(line: string) {
  return line === '' || line.startsWith('#') || line.startsWith(';')
}

/** What a shell's command to set a variable begins with. */
const shellPrefixes = ['export ', 'set ', '$env:']

const namePattern = /^[A-Z_][\w.-]*$/i

/**
 * Reads `NAME=value`, also after the prefix of a shell, and YAML's `NAME:
 * value` if the name is that of a setting.
 */
function readSetting(line: string): Setting | undefined {
  const assignment = withoutPrefix(line)
  const end = assignment.search(/[=:]/)
  if (end === -1) return undefined
  const name = assignment.slice(0, end).trimEnd()
  const isYaml = assignment[end] === ':'
  const isName = isYaml ? settingNames.includes(name) : namePattern.test(name)
  if (!isName) return undefined
  const value = assignment.slice(end + 1).trimStart()
  return { name, value: withStraightQuotes(value) }
}

function withoutPrefix(line: string) {
  const lower = line.toLowerCase()
  const prefix = shellPrefixes.find((start) => lower.startsWith(start)) ?? ''
  const assignment = line.slice(prefix.length).trimStart()
  // Windows reads `set "NAME=value"` too.
  return assignment.replace(/^"(.*)"$/, '$1')
}

/** Word processors replace straight quotation marks. */
function withStraightQuotes(value: string) {
  const isQuoted = /^[“„].*[“”]$/.test(value)
  return isQuoted ? `"${value.slice(1, -1)}"` : value
}

const notASetting =
  'This is not a setting such as PORT=3000, nor a comment that begins with #.'

/** Returns a sentence if a line would not be read as meant. */
function findProblem(
  setting: Setting | undefined,
  linesByName: Lines,
): string | undefined {
  if (!setting) return notASetting
  const { name, value } = setting
  const earlier = linesByName.get(name)
  if (earlier !== undefined)
    return `${name} is already set in line ${earlier}. Remove one of them.`
  return describeUnknownName(name) ?? findLostText(name, value)
}

const quotationMarks = ['"', "'", '`']

/** Returns a sentence if a part of a value would be cut off. */
function findLostText(name: string, value: string): string | undefined {
  const quote = quotationMarks.find((mark) => value.startsWith(mark))
  if (quote === undefined) {
    if (!value.includes('#')) return undefined
    return `The unquoted # in ${name} would cut off the value. Put the value in quotes, and any comment on its own line.`
  }
  const end = value.indexOf(quote, 1)
  if (end === -1) return `The quotation mark of ${name} is not closed.`
  const rest = value.slice(end + 1).trim()
  if (rest === '' || rest.startsWith('#')) return undefined
  return `The text after the closing quotation mark of ${name} would be dropped.`
}
