import { extname } from 'node:path'

import type { ServerRequest } from 'srvx'
import { staticMiddleware } from 'srvx/static'

const namedFileCaching = 'public, max-age=3600, stale-while-revalidate=604800'
/** For files whose name contains a content hash. */
const hashedFileCaching = 'public, max-age=31536000, immutable'

const fileExtensions = new Set([
  '.avif',
  '.css',
  '.gif',
  '.ico',
  '.jpeg',
  '.jpg',
  '.js',
  '.mp4',
  '.png',
  '.svg',
  '.webm',
  '.webp',
  '.woff2',
])

export function isFilePath(path: string): boolean {
  return fileExtensions.has(extname(path).toLowerCase())
}

/** A missing file gets a line of text, because no person reads it. */
export function createStaticFiles(
  dir: string,
): (request: ServerRequest) => Promise<Response> {
  const files = staticMiddleware({ dir, encodings: true, compress: false })
  return async (request) => {
    if (!['GET', 'HEAD'].includes(request.method)) return methodNotAllowed()
    const response = await files(request, notFound)
    response.headers.set('Cache-Control', cachingOf(request, response))
    return response
  }
}

function cachingOf({ url }: Request, { status }: Response): string {
  if (status >= 400) return 'no-store'
  const isHashed = new URL(url).pathname.startsWith('/assets/')
  return isHashed ? hashedFileCaching : namedFileCaching
}

function methodNotAllowed(): Response {
  const headers = { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }
  return new Response('Method not allowed.\n', { status: 405, headers })
}

function notFound(): Response {
  return new Response('Not found.\n', { status: 404 })
}
