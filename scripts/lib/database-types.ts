import type { PGlite } from '@electric-sql/pglite'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'

export const databaseTypesFile = 'supabase/functions/_shared/database.types.ts'

/** The TypeScript types of a migrated database's public schema, as supabase-js expects them. */
export async function databaseTypesOf(pglite: PGlite): Promise<string> {
  const metadata = await introspect(pglite, { includedSchemas: ['public'] })
  const types = await generateTypescript(sortGeneratorMetadata(metadata))
  return `// Made from supabase/migrations by: npm run database:types. Do not edit.\n\n${types}`
}
