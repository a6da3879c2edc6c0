import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

import type { ServerMiddleware, ServerRequest } from 'srvx'
import { staticMiddleware } from 'srvx/static'

import { entityTag, type MemoryResponse } from './compression.server'

// Browsers check for a file replaced under its old name after an hour, and show
// the cached one while they check.
const namedFileCaching = 'public, max-age=3600, stale-while-revalidate=604800'
/** For files whose name contains a content hash. */
const hashedFileCaching = 'public, max-age=31536000, immutable'

const fileExtensions = new Set([
  '.avif',
  '.br',
  '.css',
  '.gif',
  '.gz',
  '.ico',
  '.jpeg',
  '.jpg',
  '.js',
  '.map',
  '.mp4',
  '.mts',
  '.png',
  '.svg',
  '.ts',
  '.webm',
  '.webp',
  '.woff',
  '.woff2',
])

/** Returns whether a path can only be that of a file. */
export function isFilePath(path: string): boolean {
  return fileExtensions.has(extname(path).toLowerCase())
}

/**
 * Creates a handler that serves the files of a folder. It supports range
 * requests, which iPhones need for videos. A missing file gets one line of text
 * because no person would read a 404 page there.
 */
export function createStaticFiles(
  dir: string,
): (request: ServerRequest) => Promise<Response> {
  const files: ServerMiddleware = staticMiddleware({ dir, compress: false })
  return async (request) => {
    if (!['GET', 'HEAD'].includes(request.method)) return methodNotAllowed()
    const { pathname } = new URL(request.url)
    // Precompressed files are only sent as an encoding of the original file.
    const response = /\.(br|gz)$/.test(pathname)
      ? notFound()
      : await files(request, notFound)
    const caching = pathname.startsWith('/assets/')
      ? hashedFileCaching
      : namedFileCaching
    response.headers.set(
      'Cache-Control',
      response.status < 400 ? caching : 'no-store',
    )
    return response
  }
}

function methodNotAllowed(): Response {
  const headers = { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }
  return new Response('Method not allowed.\n', { status: 405, headers })
}

const notFound = () => new Response('Not found.\n', { status: 404 })

const assetTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/**
 * Reads the scripts, styles and fonts of this build into memory, keyed by path,
 * because visitors request many.
 */
export function readHashedAssets(
  dir: string,
  baseHeaders: Record<string, string>,
) {
  const responses = new Map<string, MemoryResponse>()
  for (const name of readdirSync(dir)) {
    const type = assetTypes[extname(name)]
    if (type === undefined) continue
    const file = join(dir, name)
    const identity = readFileSync(file)
    const headers = {
      ...baseHeaders,
      'content-type': type,
      'cache-control': hashedFileCaching,
      vary: 'Accept-Encoding',
      etag: entityTag(identity),
    }
    const gzip = readIfExists(`${file}.gz`)
    const br = readIfExists(`${file}.br`)
    responses.set(`/assets/${name}`, {
      headers,
      bodies: { identity, gzip, br },
    })
  }
  return responses
}

/** Returns undefined for a file that the build found too small to compress. */
function readIfExists(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined
}
