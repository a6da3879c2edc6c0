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
