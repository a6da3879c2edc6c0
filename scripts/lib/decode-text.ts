import { isUtf8 } from 'node:buffer'

/**
 * Decodes a text file from any program: UTF-8 with or without a byte order
 * mark, UTF-16 with one, or Windows-1252, which Excel uses for CSV files.
 */
export function decodeText(bytes: Uint8Array): string {
  const decoder = new TextDecoder(encodingOf(bytes))
  return decoder.decode(bytes)
}

function encodingOf(bytes: Uint8Array) {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}
