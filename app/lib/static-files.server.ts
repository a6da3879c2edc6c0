import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

import type { ServerMiddleware, ServerRequest } from 'srvx'
import { staticMiddleware } from 'srvx/static'

import { entityTag, type MemoryResponse } from './compression.server'

// A photograph replaced under its old name is seen within the hour; until the browser has looked, it need not wait.
const namedFileCaching = 'public, max-age=3600, stale-while-revalidate=604800'
/** For a file whose name changes with its content. */
const hashedFileCaching = 'public, max-age=31536000, immutable'

/** An address where nothing but a file can be. */
export const fileAddress =
  /^[^?]+\.(?:avif|br|css|gif|gz|ico|jpe?g|js|m?ts|map|mp4|png|svg|webm|webp|woff2?)(?:\?|$)/i

/**
 * Sends the files of a folder, in ranges where a browser wants one, as iPhones do for videos. What is not there is
 * one line: a whole page would be sent to a program, not a person.
 */
export function createStaticFiles(dir: string): (request: ServerRequest) => Promise<Response> {
  const files: ServerMiddleware = staticMiddleware({ dir, compress: false })
  return async (request) => {
    const { pathname } = new URL(request.url)
    // What the build compressed is sent as a coding of its file only.
    const response = /\.(br|gz)$/.test(pathname) ? notFound() : await files(request, notFound)
    const caching = pathname.startsWith('/assets/') ? hashedFileCaching : namedFileCaching
    response.headers.set('Cache-Control', response.status < 400 ? caching : 'no-store')
    return response
  }
}

const notFound = () => new Response('Not found.\n', { status: 404 })

const assetTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** The scripts, styles and fonts of this build by their address: many small files that every visitor requests. */
export function readHashedAssets(folder: string, always: Record<string, string>) {
  const responses = new Map<string, MemoryResponse>()
  for (const name of readdirSync(folder)) {
    const type = assetTypes[extname(name)]
    if (type === undefined) continue
    const file = join(folder, name)
    const identity = readFileSync(file)
    const headers = {
      ...always,
      'content-type': type,
      'cache-control': hashedFileCaching,
      vary: 'Accept-Encoding',
      etag: entityTag(identity),
    }
    // The build compresses no small files.
    const [gzip, br] = ['gz', 'br'].map((coding) =>
      existsSync(`${file}.${coding}`) ? readFileSync(`${file}.${coding}`) : undefined,
    )
    responses.set(`/assets/${name}`, { headers, bodies: { identity, gzip, br } })
  }
  return responses
}
