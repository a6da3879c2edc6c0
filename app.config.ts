import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig } from 'vite'

import { contentDates } from './scripts/build/content-dates.ts'
import { unchangedFilms } from './scripts/build/own-films.ts'
import { scriptGroups } from './scripts/build/script-groups.ts'

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    // Libraries that also run with React 17 bring along what React 18 and later have themselves.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  server: { watch: { ignored: ['**/.builds/**', '**/.output/**', '**/.data/**'] } },
  define: {
    CONTENT_DATES: JSON.stringify(contentDates(import.meta.dirname)),
    UNCHANGED_FILMS: JSON.stringify(unchangedFilms(import.meta.dirname)),
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } } },
  },
  plugins: [
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
      preset: 'node-server',
      output: { dir: process.env.BUILD_FOLDER ?? '.output' },
      entry: './app/server/listening/main.server.ts',
      compressPublicAssets: { gzip: true, brotli: true },
      // The plugin serves them: from memory, in ranges, with the security headers.
      serveStatic: false,
      plugins: ['./app/server/http-edge.server.ts'],
    }),
    react(),
  ],
})
