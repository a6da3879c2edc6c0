import type { PGlite } from '@electric-sql/pglite'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'

export const databaseTypesFile = 'supabase/functions/_shared/database.types.ts'

/** TypeScript types of the schema `public` of a migrated database, as the Supabase CLI would generate them. */
export async function databaseTypesOf(database: PGlite): Promise<string> {
  const metadata = await introspect(database, { includedSchemas: ['public'] })
  const types = await generateTypescript(sortGeneratorMetadata(metadata))
  return `// Made from supabase/migrations by: npm run database:types. Do not edit.\n\n${types}`
}
