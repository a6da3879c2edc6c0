import { isUtf8 } from 'node:buffer'
import { parseEnv } from 'node:util'

import { describeUnknownName, settingNames } from './setting-names.ts'

interface SettingsFile {
  values: NodeJS.Dict<string>
  /**
   * One sentence for everything that cannot be read as meant, with the number
   * of its line.
   */
  problems: string[]
}

/**
 * A setting of a file, which may span several lines, or a line that is none.
 */
interface Entry {
  /** Number of the first line, from 1. */
  line: number
  text: string
}

/**
 * Parses a settings file. Lines that begin with an invisible character or that
 * another shell or YAML would read are read too. Everything that would
 * otherwise be dropped or cut off is a problem.
 */
export function readSettingsFile(bytes: Uint8Array): SettingsFile {
  const text = decodeText(bytes)
  if (text.includes('\0'))
    return {
      values: {},
      problems: ['This is not a text file. Save it as UTF-8.'],
    }
  const entries = splitEntries(text).filter((entry) => !isComment(entry))
  const problems = [...entries.flatMap(findProblem), ...findRepeated(entries)]
  return {
    values: parseEnv(entries.map((entry) => entry.text).join('\n')),
    problems,
  }
}

const namePattern = /^[A-Za-z_][\w.-]*$/
const quotationMarks = new Set(['"', "'", '`'])

interface Setting {
  name: string
  /** With its quotation marks and comment. */
  value: string
}

/** Reads `NAME=value` or `export NAME=value`. Undefined for anything else. */
function readSetting(text: string): Setting | undefined {
  const equalsAt = text.indexOf('=')
  if (equalsAt === -1) return undefined
  const left = text.slice(0, equalsAt).trimEnd()
  const name = left.replace(/^export\s+/, '')
  if (!namePattern.test(name)) return undefined
  return { name, value: valueAfter(text, equalsAt) }
}

function valueAfter(text: string, equalsAt: number): string {
  return text.slice(equalsAt + 1).replace(/^[ \t]+/, '')
}

/** Splits a file into its lines, and joins those of a quoted value. */
function splitEntries(text: string): Entry[] {
  const lines = text.split(/\r?\n/)
  const entries: Entry[] = []
  let index = 0
  while (index < lines.length) {
    const first = normalizeLine(lines[index] ?? '')
    const last = findLastLine(lines, index, first)
    const rest = lines.slice(index + 1, last + 1)
    entries.push({ line: index + 1, text: [first, ...rest].join('\n') })
    index = last + 1
  }
  return entries
}

/**
 * Returns the index of the line that closes the quotation mark of the line at
 * `index`, or `index` if there is none.
 */
function findLastLine(
  lines: readonly string[],
  index: number,
  first: string,
): number {
  const equalsAt = first.indexOf('=')
  const isComment = first.slice(0, equalsAt).includes('#')
  const [quote = '', ...rest] = valueAfter(first, equalsAt)
  const isQuoted = equalsAt !== -1 && quotationMarks.has(quote)
  if (isComment || !isQuoted || rest.includes(quote)) return index
  const last = lines.findIndex((line, at) => at > index && line.includes(quote))
  return last === -1 ? index : last
}

// No-break, zero-width and other spaces, and the soft hyphen, which text from
// web pages and chats contains.
const invisible = String.raw`[\s\u00ad\u180e\u200b-\u200f\u2060\ufeff]+`
const atEnds = new RegExp(`^${invisible}|${invisible}$`, 'g')

/**
 * How other shells and YAML set a variable. The groups are the name and the
 * value.
 */
const otherSyntaxes = [
  /^set\s+"(?<name>\w+)=(?<value>[^"]*)"$/i,
  /^set\s+(?<name>\w+)=(?<value>.*)$/i,
  /^set\s+-\w+\s+(?<name>\w+)\s+(?<value>.*)$/,
  /^setenv\s+(?<name>\w+)\s+(?<value>.*)$/,
  /^\$env:(?<name>\w+)\s*=\s*(?<value>.*)$/i,
  /^(?<name>[A-Z_]+):\s+(?<value>.*)$/,
]

/** Rewrites a line that can only mean one setting as `NAME=value`. */
function normalizeLine(line: string): string {
  const visible = line.replaceAll(atEnds, '')
  const groups = otherSyntaxes
    .map((syntax) => syntax.exec(visible)?.groups)
    .find((found) => found)
  const { name = '', value } = groups ?? {}
  const plain = settingNames.includes(name) ? `${name}=${value}` : visible
  // Word processors replace straight quotation marks.
  return plain.replace(/=[ \t]*[“„]([^"“”]*)[“”]$/, '="$1"')
}

/**
 * Returns whether a line has no setting. systemd also reads lines that begin
 * with a semicolon as comments.
 */
function isComment({ text }: Entry): boolean {
  return text === '' || /^[#;]/.test(text)
}

function nameOf({ text }: Entry): string | undefined {
  return readSetting(text)?.name
}

function findProblem(entry: Entry): string[] {
  const problem = describeProblem(readSetting(entry.text))
  return problem === undefined ? [] : [`line ${entry.line}: ${problem}`]
}

function describeProblem(setting: Setting | undefined): string | undefined {
  if (!setting)
    return 'This is not a setting such as PORT=3000, nor a comment that begins with #.'
  const { name, value } = setting
  return describeUnknownName(name) ?? findLostText(name, value)
}

/** Returns a sentence if a part of a value would be cut off. */
function findLostText(name: string, value: string): string | undefined {
  const [quote = ''] = value
  if (!quotationMarks.has(quote)) {
    if (!value.includes('#')) return undefined
    return `The unquoted # in ${name} would cut off the value. Put the value in quotes, and any comment on its own line.`
  }
  const end = value.indexOf(quote, 1)
  if (end === -1) return `The quotation mark of ${name} is not closed.`
  const rest = value.slice(end + 1).trim()
  if (rest === '' || rest.startsWith('#')) return undefined
  return `The text after the closing quotation mark of ${name} would be dropped.`
}

/** Finds settings that appear twice, because only the last one would count. */
function findRepeated(entries: readonly Entry[]): string[] {
  const firstLines = new Map<string, number>()
  const problems: string[] = []
  for (const entry of entries) {
    const name = nameOf(entry)
    if (name === undefined) continue
    const first = firstLines.get(name)
    if (first === undefined) firstLines.set(name, entry.line)
    else
      problems.push(
        `line ${entry.line}: ${name} is already set in line ${first}. Remove one of them.`,
      )
  }
  return problems
}

/**
 * Decodes a text file from any program: UTF-8 with or without a byte order
 * mark, UTF-16 with one, or Windows-1252, which Excel uses for CSV files.
 */
export function decodeText(bytes: Uint8Array): string {
  const bom = Buffer.from(bytes.subarray(0, 2)).toString('hex')
  const utf16 = { fffe: 'utf-16le', feff: 'utf-16be' }[bom]
  return new TextDecoder(
    utf16 ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252'),
  ).decode(bytes)
}
