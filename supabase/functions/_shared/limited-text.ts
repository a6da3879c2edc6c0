type LimitedText =
  | { ok: true; text: string }
  | { ok: false; reason: 'too-large' | 'not-utf8' | 'interrupted' }

/**
 * Reads the body of a request or a response as UTF-8, at most `maxBytes` of it. The announced length is not
 * trusted: a longer body is given up as soon as it has proved longer.
 */
export async function readLimitedText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<LimitedText> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) return { ok: false, reason: 'too-large' }
      chunks.push(chunk)
    }
  } catch {
    return { ok: false, reason: 'interrupted' }
  }
  try {
    return { ok: true, text: decodeUtf8(chunks) }
  } catch {
    return { ok: false, reason: 'not-utf8' }
  }
}

function decodeUtf8(chunks: Uint8Array[]): string {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode()
}
