import type { Buffer } from 'node:buffer'
import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares digests, so that timing reveals neither content nor length. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

// Not `crypto.hash`, which hosted edge functions (Deno 2.1) lack.
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
