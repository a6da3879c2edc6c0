import { hash, timingSafeEqual } from 'node:crypto'

/** Returns whether two secrets match. Compares digests, so that timing reveals neither content nor length. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'))
}
