import { writeFile } from 'node:fs/promises'

import { PGlite } from '@electric-sql/pglite'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'

import { applyMigrations, createRoles, readMigrations } from '../supabase/local/migrations.ts'
import { readOptions } from './lib/command-line.ts'

export const databaseTypesFile = 'supabase/functions/_shared/database.types.ts'

if (import.meta.main) {
  readOptions(`Usage: npm run database:types    generates ${databaseTypesFile} from supabase/migrations`, {})
  await using database = await PGlite.create()
  await createRoles(database)
  await applyMigrations(database, await readMigrations('supabase/migrations'))
  await writeFile(databaseTypesFile, await databaseTypesOf(database))
  console.log(`${databaseTypesFile} describes the current migrations.`)
}

/** TypeScript types of the schema `public` of a migrated database, as the Supabase CLI would generate them. */
export async function databaseTypesOf(database: PGlite): Promise<string> {
  const metadata = await introspect(database, { includedSchemas: ['public'] })
  const types = await generateTypescript(sortGeneratorMetadata(metadata))
  return `// Made from supabase/migrations by: npm run database:types. Do not edit.\n\n${types}`
}
