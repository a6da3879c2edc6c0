/**
 * The site proves with the hash of VISITOR_SECRET that it knows it, because a
 * direct caller of a function can send any address.
 */
export const visitorHeaders = {
  address: 'X-Visitor-Address',
  secret: 'X-Visitor-Secret',
} as const
