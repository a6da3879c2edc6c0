import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig } from 'vite'

import { namedFileCaching, securityHeaders } from './app/lib/security-headers.ts'
import packageJson from './package.json' with { type: 'json' }

const preset = process.env.NITRO_PRESET || 'node-server'

// On a machine of one's own the site's server sends the files and the headers; on other hosts the host does
// (docs/deploying.md). No two rules may set the same header for one file: some hosts send both values.
const host =
  preset === 'node-server'
    ? {
        entry: './app/lib/node-entry.server.ts',
        serveStatic: false,
        compressPublicAssets: { gzip: true, brotli: true },
      }
    : {
        routeRules: {
          '/**': {
            headers: securityHeaders(process.env.SITE_URL ?? '', process.env.HSTS_INCLUDE_SUBDOMAINS),
          },
          '/pictures/**': { headers: { 'Cache-Control': namedFileCaching } },
          '/videos/**': { headers: { 'Cache-Control': namedFileCaching } },
        },
      }

// Left to itself the bundler makes a file of every combination of pages that share something: dozens for one page.
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'tanstack', test: /node_modules\/@tanstack\//, minShareCount: 2 },
  { name: 'site', test: /\/app\/(components|features|lib)\//, minShareCount: 3 },
  // What client.tsx imports must not be in those: it would bring all of them along before the first paint.
  {
    name: 'first',
    test: /vite\/preload-helper|\/app\/components\/ui\/(event-replay|reload-on-missing-chunk|page-lifecycle)|\/app\/styles\/app\.css/,
    priority: 1,
  },
]

// Vite's names for the oldest browsers whose scripts run.
const target = packageJson.browserslist.map((each) => each.replace('ios_saf', 'ios').replace(' >= ', ''))

export default defineConfig({
  resolve: { tsconfigPaths: true },
  server: { watch: { ignored: ['**/.output/**', '**/.data/**'] } },
  environments: {
    client: {
      build: {
        target,
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    },
  },
  plugins: [
    tailwindcss(),
    // A server module reached from the browser is a leak, in development too.
    tanstackStart({ srcDirectory: 'app', importProtection: { behavior: 'error' } }),
    nitro({
      preset,
      compatibilityDate: '2026-11-01',
      errorHandler: './app/lib/error-page.server.ts',
      ...host,
    }),
    react(),
  ],
})
