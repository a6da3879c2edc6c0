/** A fresh Content-Security-Policy nonce: 128 random bits, one per rendered page. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}
