import { fileURLToPath } from 'node:url'

import { securityHeaders } from './security-headers.server.ts'
import { namedFileCaching } from './static-files/named-file-caching.ts'

// Our own server sends the files: from memory, in ranges, with the security headers.
const ownFiles = { compressPublicAssets: { gzip: true, brotli: true }, serveStatic: false }

const cloudflare = {
  cloudflare: { deployConfig: true, nodeCompat: true },
  // Cloudflare takes every export of the entry for a handler: what chunks share must not be among them.
  rolldownConfig: { preserveEntrySignatures: 'strict' as const },
}

/** What Nitro needs to know of the host that the site is built for: docs/deploying.md. */
export function hostOptions(preset: string) {
  if (preset === 'node-server') return { ...ownFiles, entry: './app/server/listening/main.server.ts' }
  const https = (process.env.SITE_URL ?? '').startsWith('https:')
  return {
    ...(preset === 'deno-server' ? ownFiles : {}),
    ...(preset.startsWith('cloudflare') ? cloudflare : {}),
    routeRules: {
      '/**': { headers: securityHeaders({ https }) },
      // Nitro knows the files whose names are hashes. No two rules may set the same header for one file: some hosts
      // send both values.
      '/pictures/**': { headers: { 'Cache-Control': namedFileCaching } },
      '/films/**': { headers: { 'Cache-Control': namedFileCaching } },
    },
  }
}

/** The module that takes the place of platform/platform.server.ts on other hosts than Node. */
export function hostPlatform(preset: string): string {
  const name = preset === 'deno-server' ? 'deno-platform' : 'edge-platform'
  return fileURLToPath(new URL(`platform/${name}.server.ts`, import.meta.url))
}
