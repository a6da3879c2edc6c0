import { fileURLToPath } from 'node:url'

import { securityHeaders } from '../../app/server/security-headers.server.ts'
import { namedFileCaching } from '../../app/server/static-files/named-file-caching.ts'

/** What takes the place of app/server/platform/platform.server.ts on a host of functions. */
export function platformOf(preset: string): string {
  const name = preset === 'deno-server' ? 'deno-platform' : 'edge-platform'
  return fileURLToPath(new URL(`../../app/server/platform/${name}.server.ts`, import.meta.url))
}

// The plugin serves them: from memory, in ranges, with the security headers.
const fromServer = { compressPublicAssets: { gzip: true, brotli: true }, serveStatic: false }

/** For Nitro: the built server is our own, with bounds of its own. */
export const ownServer = {
  output: { dir: process.env.BUILD_FOLDER ?? '.output' },
  entry: './app/server/listening/main.server.ts',
  ...fromServer,
}

const forCloudflare = {
  cloudflare: { deployConfig: true, nodeCompat: true },
  // Every export of the entry is taken for a handler there: what chunks share is not to be in it.
  rolldownConfig: { preserveEntrySignatures: 'strict' as const },
}

// These have a folder of their own, which their command expects.
const withOwnFolder = new Set(['vercel', 'netlify'])

/** For Nitro: the host serves the files, and is told here with which headers. */
export function functionsOf(preset: string) {
  const https = (process.env.SITE_URL ?? '').startsWith('https:')
  const always = securityHeaders({ https })
  return {
    ...(preset === 'deno-server' ? fromServer : {}),
    ...(withOwnFolder.has(preset) ? {} : { output: { dir: `.output-${preset}` } }),
    ...(preset.startsWith('cloudflare') ? forCloudflare : {}),
    routeRules: {
      '/**': { headers: always },
      // Files whose names are hashes Nitro knows by itself. Two rules for one file must not name the same header:
      // some hosts send both values.
      '/pictures/**': { headers: { 'Cache-Control': namedFileCaching } },
      '/films/**': { headers: { 'Cache-Control': namedFileCaching } },
    },
  }
}
