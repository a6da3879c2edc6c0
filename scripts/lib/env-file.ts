import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { fail } from './command-line.ts'

// Imported first by every command: everything else reads process.env, where what is set already wins.
const file = process.env.ENV_FILE || '.env'
if (file !== 'none' && statSync(file, { throwIfNoEntry: false })?.isFile()) {
  const { values, problem } = readSettingsFile(readFileSync(file))
  if (problem) fail(`${file}: ${problem}`)
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value
}

// A proxy that is set for the way out must not stand between the processes of the site, nor before its database.
const { NO_PROXY, no_proxy: given = NO_PROXY } = process.env
process.env.NO_PROXY = [given, 'localhost', '127.0.0.1', '::1'].filter(Boolean).join(',')
process.env.no_proxy = process.env.NO_PROXY

/** Reads a file of settings, or says in one sentence why it cannot be used. */
export function readSettingsFile(bytes: Uint8Array) {
  const text = decodeText(bytes)
  if (text.includes('\0')) return { values: {}, problem: 'it is no text. Save it as UTF-8.' }
  // Values in quotation marks keep a #, and may have several lines.
  const unquoted = text.replaceAll(/=[ \t]*(["'`])[^]*?\1/g, '=""')
  const cut = unquoted.match(/(?<=^[ \t]*(?:export[ \t]+)?)[\w.-]+(?=[ \t]*=[ \t]*(?!").*#)/gm)
  const advice = 'put it in quotation marks, and a comment on a line of its own.'
  const problem = cut && `${cut.join(', ')} has a # in it, where its value would end: ${advice}`
  return { values: parseEnv(text), problem }
}

/**
 * Decodes a text file that any program may have saved: UTF-8 with or without a byte order mark, UTF-16 with one, or
 * Windows-1252, in which Excel saves a CSV file.
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex')
  const marked = { fffe: 'utf-16le', feff: 'utf-16be' }[mark]
  return new TextDecoder(marked ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')).decode(bytes)
}
