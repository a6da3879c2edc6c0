import { rm } from 'node:fs/promises'

import { PGlite } from '@electric-sql/pglite'
import {
  generateTypescript,
  sortGeneratorMetadata,
} from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { expect, test } from 'vitest'

import { memoryFolder } from '../support/memory-folder.ts'
import { copyDatabase } from '../support/prepared-database.ts'

// The Supabase CLI would need Docker.
test('the generated types match the current migrations (if not: npm run database:types)', async () => {
  const folder = memoryFolder('database-types')
  await copyDatabase(folder)
  const pglite = await PGlite.create(folder)
  const metadata = await introspect(pglite, { includedSchemas: ['public'] })
  const types = await generateTypescript(sortGeneratorMetadata(metadata))
  const written = `// Made from supabase/migrations by: npm run database:types. Do not edit.\n\n${types}`
  await expect(written).toMatchFileSnapshot(
    '../../supabase/functions/_shared/domain/database.types.ts',
  )
  await pglite.close()
  await rm(folder, { recursive: true })
})
