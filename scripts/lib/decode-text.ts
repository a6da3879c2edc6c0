/**
 * Decodes UTF-8, or UTF-16 with a byte order mark. Other bytes become
 * U+FFFD.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isUtf16 = first === 0xff && second === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}
