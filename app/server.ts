import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'

import { canonicalRedirect } from '~/lib/canonical-redirect.server'
import { withLimitedBody } from '~/lib/limited-body.server'
import { refusal } from '~/lib/refusal.server'
import { renderPage } from '~/lib/render-page.server'
import { isUnknownCall } from '~/lib/server-function-call.server'

const start = createStartHandler(renderPage)

export default createServerEntry({
  async fetch(request) {
    const accept = request.headers.get('accept')
    const url = URL.parse(request.url)
    if (!url) return refusal(400, accept)
    // The router cannot read such an address, neither here nor in the browser.
    if (!isDecodable(url.pathname))
      return request.method === 'GET' || request.method === 'HEAD' ? toNotFound() : refusal(400, accept)
    // Before Start, which sends addresses with double slashes to ones of its own first.
    const redirect = canonicalRedirect(request.method, url)
    if (redirect) return redirect
    if (isUnknownCall(url.pathname)) return refusal(404, accept)
    const limited = await withLimitedBody(request)
    return limited ? start(limited) : refusal(413, accept)
  },
})

function toNotFound(): Response {
  return new Response(null, { status: 302, headers: { Location: '/404', 'Cache-Control': 'no-store' } })
}

function isDecodable(pathname: string): boolean {
  try {
    // Compared with something: the bundler leaves out a call whose result nobody wants.
    return decodeURI(pathname) !== ''
  } catch {
    return false
  }
}
