import type { ServerMiddleware, ServerRequest } from 'srvx'
import { staticMiddleware } from 'srvx/static'

import { hashedFileCaching, namedFileCaching } from './security-headers'

/** An address where nothing but a file can be. */
const fileAddress =
  /^[^?]+\.(?:avif|br|css|gif|gz|ico|jpe?g|js|m?ts|map|mp4|png|svg|webm|webp|woff2?)(?:\?|$)/i

/** What the build makes beside a file; it is sent as a coding of that only. */
const codedForm = /\.(?:br|gz)$/

/** Whether nothing but a file can be at this address. */
export function isFileAddress(target: string): boolean {
  return fileAddress.test(target)
}

/**
 * Sends the files of a folder, in ranges where a browser asks for one, as iPhones do for films. What is not there is told
 * in a line: a whole page would be sent to a program, not a person.
 */
export function createStaticFiles(dir: string): (request: ServerRequest) => Promise<Response> {
  const files: ServerMiddleware = staticMiddleware({ dir, compress: false })
  return async (request) => {
    const { pathname } = new URL(request.url)
    const response = codedForm.test(pathname) ? notFound() : await files(request, notFound)
    const caching = pathname.startsWith('/assets/') ? hashedFileCaching : namedFileCaching
    response.headers.set('Cache-Control', response.status < 400 ? caching : 'no-store')
    return response
  }
}

function notFound(): Response {
  return new Response('Not found.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
