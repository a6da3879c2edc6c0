/**
 * Headers with which the site tells a function the visitor's address and proves
 * that it knows VISITOR_SECRET, by its SHA-256 hash. A direct caller of a
 * function can send any address but not the hash.
 */
export const visitorHeaders = {
  address: 'X-Visitor-Address',
  secret: 'X-Visitor-Secret',
} as const
