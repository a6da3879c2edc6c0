import { PGlite } from '@electric-sql/pglite'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'

import { prepareDatabase } from '../../supabase/embedded/database/prepare-database.ts'

/** Shared by the functions, the site and the owner's commands. */
export const databaseTypesFile = 'supabase/functions/_shared/database.types.ts'

const heading = '// Made from supabase/migrations by: npm run database:types. Do not edit.\n\n'

/**
 * The TypeScript types of the public schema as supabase-js expects them, read from a freshly migrated database.
 * @param change SQL to run after the migrations: for tests of what a change would break.
 */
export async function generateDatabaseTypes(change = ''): Promise<string> {
  const pglite = await PGlite.create()
  try {
    const prepared = await prepareDatabase((work) => pglite.transaction(work))
    if (!prepared.ok) throw new Error(prepared.message)
    await pglite.exec(change)
    const metadata = await introspect(pglite, { includedSchemas: ['public'] })
    return heading + (await generateTypescript(sortGeneratorMetadata(metadata)))
  } finally {
    await pglite.close()
  }
}
