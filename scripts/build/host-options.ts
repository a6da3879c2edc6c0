import { fileURLToPath } from 'node:url'

import { securityHeaders } from '../../app/server/security-headers.server.ts'

/** What takes the place of app/server/platform/platform.server.ts on a host of functions. */
export const edgePlatform = fileURLToPath(
  new URL('../../app/server/platform/edge-platform.server.ts', import.meta.url),
)

/** For Nitro: the built server is our own, with bounds of its own. */
export const ownServer = {
  output: { dir: process.env.BUILD_FOLDER ?? '.output' },
  entry: './app/server/listening/main.server.ts',
  compressPublicAssets: { gzip: true, brotli: true },
  // The plugin serves them: from memory, in ranges, with the security headers.
  serveStatic: false,
}

// As on our own server: static-files/loaded-file.server.ts.
const named = 'public, max-age=3600, stale-while-revalidate=604800'

// These have a folder of their own, which their command expects.
const withOwnFolder = new Set(['vercel', 'netlify'])

/** For Nitro: the host serves the files, and is told here with which headers. */
export function functionsOf(preset: string) {
  const https = (process.env.SITE_URL ?? '').startsWith('https:')
  const always = Object.fromEntries(securityHeaders({ https }))
  return {
    ...(withOwnFolder.has(preset) ? {} : { output: { dir: `.output-${preset}` } }),
    // Cloudflare takes every export of the entry for a handler: what chunks share is not to be in it.
    rolldownConfig: { preserveEntrySignatures: 'strict' as const },
    cloudflare: { deployConfig: true, nodeCompat: true },
    routeRules: {
      '/**': { headers: always },
      // Files whose names are hashes Nitro knows by itself. Two rules for one file must not name the same header:
      // some hosts send both values.
      '/pictures/**': { headers: { 'Cache-Control': named } },
      '/films/**': { headers: { 'Cache-Control': named } },
    },
  }
}
