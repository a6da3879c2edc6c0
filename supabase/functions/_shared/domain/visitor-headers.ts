/**
 * Headers with which the site tells a function the visitor's address and proves
 * who it is, by a secret that only the site and the functions share. A direct
 * caller of a function can send any address but not the secret.
 */
export const visitorHeaders = {
  address: 'X-Visitor-Address',
  secret: 'X-Visitor-Secret',
} as const
