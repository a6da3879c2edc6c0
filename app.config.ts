import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig } from 'vite'

import { securityHeaders } from './app/lib/security-headers.ts'
import packageJson from './package.json' with { type: 'json' }

const { NITRO_PRESET, SITE_URL = '', HSTS_INCLUDE_SUBDOMAINS } = process.env
const preset = NITRO_PRESET || 'node-server'
// Other hosts send the files and the headers themselves (docs/deploying.md).
const headers = securityHeaders(SITE_URL, HSTS_INCLUDE_SUBDOMAINS)
const errorHandler = './app/lib/error-page.server.ts'
const compressPublicAssets = { gzip: true, brotli: true }
const host =
  preset === 'node-server'
    ? { entry: './app/lib/node-entry.server.ts', serveStatic: false, compressPublicAssets }
    : { routeRules: { '/**': { headers } } }

// Left to itself the bundler makes a file of every combination of pages that share something: dozens for one page.
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'tanstack', test: /node_modules\/@tanstack\//, minShareCount: 2 },
  { name: 'site', test: /\/app\/(components|features|lib)\//, minShareCount: 3 },
  // What client.tsx imports must not be in those: it would bring all of them along before the first paint.
  {
    name: 'first',
    test: /preload-helper|ui\/(event-replay|reload-on-missing-chunk|page-lifecycle)|\/app\.css/,
    priority: 1,
  },
]

// Vite's names for the oldest browsers whose scripts run.
const target = packageJson.browserslist.map((each) => each.replace('ios_saf', 'ios').replace(' >= ', ''))

export default defineConfig({
  resolve: { tsconfigPaths: true },
  server: { watch: { ignored: ['**/.output/**', '**/.data/**'] } },
  environments: { client: { build: { target, rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  plugins: [
    tailwindcss(),
    // A server module reached from the browser is a leak, in development too.
    tanstackStart({ srcDirectory: 'app', importProtection: { behavior: 'error' } }),
    nitro({ preset, compatibilityDate: '2026-11-01', errorHandler, ...host }),
    react(),
  ],
})
