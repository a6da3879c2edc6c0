import { randomBytes } from 'node:crypto'

/** A fresh Content-Security-Policy nonce: 128 random bits, one per rendered page. */
export function createNonce(): string {
  return randomBytes(16).toString('base64')
}
