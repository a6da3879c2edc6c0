import { createHash } from 'node:crypto'

/**
 * Headers with which the site tells a function the visitor's address and proves
 * that it knows VISITOR_SECRET. A direct caller of a function can send any
 * address but not the proof.
 */
export const visitorHeaders = {
  address: 'X-Visitor-Address',
  secret: 'X-Visitor-Secret',
} as const

// A typed secret may have letters that no header can carry.
export function secretProof(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
