import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

import { entityTag, type MemoryResponse } from './compressed-response.server'
import { hashedFileCaching } from './security-headers'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** The scripts, styles and fonts of this build by their address: many small files that every visitor asks for. */
export function readHashedAssets(
  folder: string,
  always: Record<string, string>,
): Map<string, MemoryResponse> {
  const responses = new Map<string, MemoryResponse>()
  for (const name of readdirSync(folder)) {
    const type = types[extname(name)]
    if (type === undefined) continue
    const file = join(folder, name)
    const identity = readFileSync(file)
    const etag = entityTag(identity)
    const headers = {
      ...always,
      'content-type': type,
      'cache-control': hashedFileCaching,
      vary: 'Accept-Encoding',
      etag: `W/${etag}`,
    }
    const bodies = { identity, gzip: readIfThere(`${file}.gz`), br: readIfThere(`${file}.br`) }
    responses.set(`/assets/${name}`, { headers, etag, bodies })
  }
  return responses
}

function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined
}
