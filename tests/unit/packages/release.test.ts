import { expect, test } from 'vitest'

import { releaseManifest, traceRelease } from '../../../scripts/release/make-release.ts'
import { neededPackages } from '../../../scripts/release/needed-packages.ts'

const started = traceRelease(process.cwd(), releaseManifest(process.cwd()).scripts)

test('a release has what the start imports, by whatever name and however late', () => {
  const files = [
    'app/content/site.ts',
    'scripts/start/supervise.ts',
    // Preloaded, and started as programs.
    'scripts/start/compile-cache.mjs',
    'scripts/start/exit-with-parent.mjs',
    'scripts/backup.ts',
    // By `#functions/`, without an ending, and only when it is wanted.
    'supabase/functions/_shared/format-phone.ts',
    'supabase/embedded/database/own-postgres/open-own-postgres.ts',
  ]
  expect(files.filter((file) => !started.files.has(file))).toEqual([])
  expect([...started.packages]).toEqual(expect.arrayContaining(['@electric-sql/pglite', 'pg', 'valibot']))
})

test('it has the packages these need, and none that only builds or tests the site', () => {
  const needed = [...neededPackages(process.cwd(), [...started.packages, 'deno'])]
  expect(needed).toEqual(expect.arrayContaining(['node_modules/pg-pool', 'node_modules/sonic-boom']))
  expect(needed.filter((folder) => folder.startsWith('node_modules/@deno/'))).toHaveLength(1)
  expect(needed.filter((folder) => /\/(?:react|vite|typescript|lucide-static|node)$/.test(folder))).toEqual(
    [],
  )
})
