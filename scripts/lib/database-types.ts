import { PGlite } from '@electric-sql/pglite'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'

import { prepareDatabase } from '../../supabase/embedded/database/prepare-database.ts'

/** Shared by the functions, the site and the owner's commands. */
export const databaseTypesFile = 'supabase/functions/_shared/database.types.ts'

const heading = '// Made from supabase/migrations by: npm run database:types. Do not edit.\n\n'

/** The file for the present migrations, read from a freshly migrated database. */
export async function generateDatabaseTypes(): Promise<string> {
  const pglite = await PGlite.create()
  try {
    const prepared = await prepareDatabase((work) => pglite.transaction(work))
    if (!prepared.ok) throw new Error(prepared.message)
    return await databaseTypesOf(pglite)
  } finally {
    await pglite.close()
  }
}

/** The TypeScript types of a database's public schema as supabase-js expects them. */
export async function databaseTypesOf(pglite: PGlite): Promise<string> {
  const metadata = await introspect(pglite, { includedSchemas: ['public'] })
  return heading + (await generateTypescript(sortGeneratorMetadata(metadata)))
}
