import { resolve } from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
} from 'vite'

import { securityHeaders } from './app/lib/security-headers.ts'
import packageJson from './package.json' with { type: 'json' }
import { firm, firmFolder, outputFolder } from './scripts/lib/firm.cjs'

const { NITRO_PRESET, SITE_URL = '', HSTS_INCLUDE_SUBDOMAINS } = process.env
const preset = NITRO_PRESET || 'node-server'
// Hosts without our Node server send the files and headers themselves
// (docs/deploying.md).
const headers = securityHeaders(SITE_URL, HSTS_INCLUDE_SUBDOMAINS)
const errorHandler = './app/server/nitro-error-handler.server.ts'
const publicAssets = [
  { dir: `${firmFolder}/generated/public` },
  // Photographs are there too, and stay there.
  {
    dir: `${firmFolder}/pictures`,
    baseURL: '/pictures',
    ignore: ['**/*.[jJ][pP]*', '**/*.[pP][nN]*', '**/*.[hH]*', '**/*.[tT]*'],
  },
  { dir: `${firmFolder}/films`, baseURL: '/videos' },
]
const compressPublicAssets = { gzip: true, brotli: true }
const host =
  preset === 'node-server'
    ? {
        entry: './app/server/node-entry.server.ts',
        output: { dir: outputFolder },
        serveStatic: false,
        compressPublicAssets,
      }
    : { routeRules: { '/**': { headers } } }

const sharedFolders = [
  '/app/browser/',
  '/app/components/',
  '/app/features/',
  '/app/lib/',
]
// Only some pages have the quote form or the map, but all load what is shared.
const unsharedModules = ['/app/features/quote', '/app/features/map']

// Modules that client.tsx imports need their own chunk. Otherwise the other
// chunks would load before the first paint.
const firstModules = [
  'preload-helper',
  '/browser/click-replay',
  '/browser/page-lifecycle',
  '/browser/page-scripts',
  '/app.css',
]

function isIn(paths: readonly string[], id: string): boolean {
  return paths.some((path) => id.includes(path))
}

// By default, the bundler creates a chunk for every combination of pages that
// share code: dozens for one page.
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'tanstack',
    test: /node_modules\/@tanstack\/(?!.*form)/,
    minShareCount: 2,
  },
  {
    name: 'site',
    test: (id: string) => isIn(sharedFolders, id) && !isIn(unsharedModules, id),
    minShareCount: 3,
  },
  {
    name: 'first',
    test: (id: string) => isIn(firstModules, id),
    priority: 1,
  },
]

// The oldest supported browsers, under Vite's names.
const target = packageJson.browserslist.map((name) =>
  name.replace('ios_saf', 'ios').replace(' >= ', ''),
)

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    // Tailwind resolves imports of style sheets without the condition.
    alias: { '#firm/theme.css': resolve(firmFolder, 'theme.css') },
    conditions: [firm, ...defaultClientConditions],
  },
  ssr: { resolve: { conditions: [firm, ...defaultServerConditions] } },
  server: {
    watch: {
      ignored: ['**/.output/**', '**/generated/output/**', '**/.data/**'],
    },
  },
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
    nitro({
      preset,
      compatibilityDate: '2026-11-01',
      exportConditions: [firm],
      errorHandler,
      publicAssets,
      ...host,
    }),
    react(),
  ],
})
