import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig } from 'vite'

import { contentDates } from './scripts/build/content-dates.ts'
import { functionsOf, ownServer, platformOf } from './scripts/build/host-options.ts'
import { madeContent } from './scripts/build/made-content.ts'
import { unchangedFilms } from './scripts/build/own-films.ts'
import { pageFiles } from './scripts/build/page-files.ts'
import { isOnEveryPage, scriptGroups } from './scripts/build/script-groups.ts'
import { storageOnReturn } from './scripts/build/storage-on-return.ts'

// Node on a machine, or a host of functions: docs/deploying.md.
const preset = process.env.NITRO_PRESET || 'node-server'
const onNode = preset === 'node-server'

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: [
      // Libraries that also run with React 17 bring along what React 18 and later have themselves.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      ...(onNode ? [] : [{ find: '~/server/platform/platform.server', replacement: platformOf(preset) }]),
    ],
  },
  server: { watch: { ignored: ['**/.builds/**', '**/.output/**', '**/.data/**'] } },
  define: {
    CONTENT_DATES: JSON.stringify(contentDates(import.meta.dirname)),
    UNCHANGED_FILMS: JSON.stringify(unchangedFilms(import.meta.dirname)),
  },
  environments: {
    client: {
      build: {
        modulePreload: {
          resolveDependencies: (_, files) => files.filter((file) => !isOnEveryPage(file)),
        },
        rolldownOptions: {
          // No property of ours does anything when it is read.
          treeshake: { propertyReadSideEffects: false },
          output: { codeSplitting: { groups: scriptGroups } },
        },
      },
    },
  },
  plugins: [
    madeContent(),
    pageFiles(import.meta.dirname),
    storageOnReturn(),
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'app',
      // A server module reached from the browser is a leak: refuse it in development too, not only when building.
      importProtection: {
        behavior: 'error',
        client: { files: ['**/*.server.*', '**/app/server/**'] },
      },
    }),
    nitro({
      preset,
      // Not in node_modules, which copies of the project share: two builds at once would take each other's pages.
      buildDir: '.nitro',
      // What runs there must not depend on the day it was built.
      compatibilityDate: '2026-11-01',
      ...(onNode ? ownServer : functionsOf(preset)),
      plugins: ['./app/server/http-edge.server.ts'],
    }),
    react(),
  ],
})
