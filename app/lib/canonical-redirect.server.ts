import { permanentAddress } from './canonical-path'

// Browsers would keep a bare 301 forever; a day lets a wrong one be taken back.
const remembered = 'public, max-age=86400'

/** The 301 to the one address of a page, or nothing when the request may go on. */
export function canonicalRedirect(method: string, url: URL): Response | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const location = permanentAddress(url)
  if (location === undefined) return undefined
  return new Response(null, { status: 301, headers: { Location: location, 'Cache-Control': remembered } })
}
