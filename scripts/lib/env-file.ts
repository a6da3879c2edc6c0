import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'

import { sentenceOf } from '#functions/_shared/error-message.ts'

import { fail } from './command-line.ts'

const cutAdvice =
  'has a # in it, where its value would end: put it in quotation marks, and a comment on a line of its own.'

// Imported first by every command: everything else reads process.env, where what is set already wins.
const file = process.env.ENV_FILE || '.env'
if (file !== 'none' && existsSync(file)) loadSettings()

// A proxy that is set for the way out must not stand between the processes of the site, nor before its database.
const { NO_PROXY, no_proxy: given = NO_PROXY } = process.env
process.env.NO_PROXY = [given, 'localhost', '127.0.0.1', '::1'].filter(Boolean).join(',')
process.env.no_proxy = process.env.NO_PROXY

function loadSettings(): void {
  try {
    const { values, cut, unknown } = readSettingsFile(readFileSync(file), knownNames())
    if (cut.length > 0) fail(cut.map((name) => `${file}: ${name} ${cutAdvice}`).join('\n'))
    for (const name of unknown) console.error(`${file}: ${name} is set, and nothing reads it. A typo?`)
    for (const [name, value] of Object.entries(values)) process.env[name] ??= value
  } catch (error) {
    fail(`The settings in ${file} cannot be read: ${sentenceOf(error)}`)
  }
}

/**
 * Reads a file of settings. `cut` are those whose value an unquoted # would cut off; `unknown` those that begin like
 * one of `known` and are none.
 */
export function readSettingsFile(bytes: Uint8Array, known: ReadonlySet<string>) {
  const text = decodeText(bytes)
  if (text.includes('\0')) throw new Error('it is no text. Save it as UTF-8.')
  const values = parseEnv(text)
  // Values in quotation marks keep a #, and may have several lines.
  const unquoted = text.replaceAll(/=[ \t]*(["'`])[^]*?\1/g, '=""')
  const cut = unquoted.matchAll(/^[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*=[ \t]*(?!")[^\r\n]*#/gm)
  const prefixes = new Set([...known].join(' ').match(/\b[A-Z]+_/g))
  const isOurs = (name: string) => prefixes.has(`${name.split('_', 1)[0]}_`)
  const unknown = Object.keys(values).filter((name) => isOurs(name) && !known.has(name))
  return { values, cut: Array.from(cut, ([, name = '']) => name), unknown }
}

/** Every name in .env.example, those that its comments name too. */
function knownNames(): ReadonlySet<string> {
  const example = resolve(import.meta.dirname, '../../.env.example')
  return new Set(existsSync(example) ? readFileSync(example, 'utf8').match(/\b[A-Z]+(?:_[A-Z]+)*\b/g) : [])
}

/**
 * Decodes a text file that any program may have saved: UTF-8 with or without a byte order mark, UTF-16 with one, or
 * Windows-1252, in which Excel saves a CSV file.
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex')
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
