import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig } from 'vite'

import { securityHeaders } from './app/lib/security-headers.ts'
import packageJson from './package.json' with { type: 'json' }

const { NITRO_PRESET, SITE_URL = '', HSTS_INCLUDE_SUBDOMAINS } = process.env
const preset = NITRO_PRESET || 'node-server'
// Hosts without our Node server send the files and headers themselves
// (docs/deploying.md).
const headers = securityHeaders(SITE_URL, HSTS_INCLUDE_SUBDOMAINS)
const errorHandler = './app/server/nitro-error-handler.server.ts'
const compressPublicAssets = { gzip: true, brotli: true }
const host =
  preset === 'node-server'
    ? {
        entry: './app/server/node-entry.server.ts',
        serveStatic: false,
        compressPublicAssets,
      }
    : { routeRules: { '/**': { headers } } }

// By default, the bundler creates a chunk for every combination of pages that
// share code: dozens for one page.
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'tanstack',
    test: /node_modules\/@tanstack\/(?!.*form)/,
    minShareCount: 2,
  },
  // Without the quote form, which four pages share, because the others load
  // this chunk too.
  {
    name: 'site',
    test: /\/app\/(browser|components|lib|features(?!\/quote))\/(?!ui\/toast-stack)/,
    minShareCount: 3,
  },
  // Modules that client.tsx imports need their own chunk. Otherwise the chunks
  // above would load before the first paint.
  {
    name: 'first',
    test: /preload-helper|browser\/(click-replay|page-lifecycle|page-scripts|typed-text)|\/app\.css/,
    priority: 1,
  },
]

// The oldest supported browsers, under Vite's names.
const target = packageJson.browserslist.map((name) =>
  name.replace('ios_saf', 'ios').replace(' >= ', ''),
)

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
    // A server module imported by browser code is a leak, so it is an error
    // during development too.
    tanstackStart({
      srcDirectory: 'app',
      importProtection: { behavior: 'error' },
    }),
    nitro({ preset, compatibilityDate: '2026-11-01', errorHandler, ...host }),
    react(),
  ],
})
