import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { fail } from './command-line.ts'

// Loaded by supabase-connection.ts, so no module may read process.env while it loads. Variables already set there win.
const file = process.env.ENV_FILE || '.env'
if (file !== 'none' && statSync(file, { throwIfNoEntry: false })?.isFile()) {
  const { values, problem } = readSettingsFile(readFileSync(file))
  if (problem) fail(`${file}: ${problem}`)
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value
}

// An outbound proxy must not handle requests between the processes of the site or to its database.
const { NO_PROXY, no_proxy: noProxy = NO_PROXY } = process.env
process.env.NO_PROXY = [noProxy, 'localhost', '127.0.0.1', '::1'].filter(Boolean).join(',')
process.env.no_proxy = process.env.NO_PROXY

/** Parses a settings file, or returns what is wrong with it. */
export function readSettingsFile(bytes: Uint8Array) {
  const text = decodeText(bytes)
  if (text.includes('\0')) return { values: {}, problem: 'not a text file. Save it as UTF-8.' }
  // Quoted values may contain # and span several lines.
  const unquoted = text.replaceAll(/=[ \t]*(["'`])[^]*?\1/g, '=""')
  const truncated = unquoted.match(/(?<=^[ \t]*(?:export[ \t]+)?)[\w.-]+(?=[ \t]*=[ \t]*(?!").*#)/gm)
  const advice = 'Put the value in quotes, and any comment on its own line.'
  const problem = truncated && `unquoted # in ${truncated.join(', ')} would cut off the value. ${advice}`
  return { values: parseEnv(text), problem }
}

/**
 * Decodes a text file from any program: UTF-8 with or without a byte order mark, UTF-16 with one, or Windows-1252,
 * which Excel uses for CSV files.
 */
export function decodeText(bytes: Uint8Array): string {
  const bom = Buffer.from(bytes.subarray(0, 2)).toString('hex')
  const utf16 = { fffe: 'utf-16le', feff: 'utf-16be' }[bom]
  return new TextDecoder(utf16 ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')).decode(bytes)
}
