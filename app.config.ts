import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig } from 'vite'

import { hostOptions, hostPlatform } from './app/server/host-options.ts'
import packageJson from './package.json' with { type: 'json' }

// Node on a machine, or another host: docs/deploying.md.
const preset = process.env.NITRO_PRESET || 'node-server'

// Left to itself the bundler makes a file of every combination of pages that share something: dozens for one page.
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'tanstack', test: /node_modules\/@tanstack\//, minShareCount: 2 },
  { name: 'site', test: /\/app\/(business|features|seo|shell|ui)\//, minShareCount: 3 },
  // What client.tsx imports must not be in those: it would bring all of them along before the first paint.
  {
    name: 'first',
    test: /vite\/preload-helper|\/app\/ui\/(kept-click|missing-scripts|page-load)|\/app\/styles\/app\.css/,
    priority: 1,
  },
]

// Vite's names for the oldest browsers whose scripts run.
const target = packageJson.browserslist.map((each) => each.replace('ios_saf', 'ios').replace(' >= ', ''))

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: preset === 'node-server' ? {} : { '~/server/platform/platform.server': hostPlatform(preset) },
  },
  server: { watch: { ignored: ['**/.output/**', '**/.data/**'] } },
  environments: { client: { build: { target, rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'app',
      // A server module reached from the browser is a leak, in development too.
      importProtection: { behavior: 'error', client: { files: ['**/*.server.*', '**/app/server/**'] } },
    }),
    nitro({
      preset,
      compatibilityDate: '2026-11-01',
      plugins: ['./app/server/http-edge.server.ts'],
      ...hostOptions(preset),
    }),
    react(),
  ],
})
