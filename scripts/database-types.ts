import { writeFile } from 'node:fs/promises'

import { PGlite } from '@electric-sql/pglite'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'

import { prepareDatabase } from '../supabase/embedded/database/prepare-database.ts'
import { fail, readOptions } from './lib/command-line.ts'

const file = 'supabase/functions/_shared/database.types.ts'
readOptions(`Usage: npm run database:types    writes ${file} anew from supabase/migrations`, {})
const pglite = await PGlite.create()
const prepared = await prepareDatabase((work) => pglite.transaction(work))
if (!prepared.ok) fail(prepared.message)
const metadata = await introspect(pglite, { includedSchemas: ['public'] })
const types = await generateTypescript(sortGeneratorMetadata(metadata))
await writeFile(file, `// Made from supabase/migrations by: npm run database:types. Do not edit.\n\n${types}`)
await pglite.close()
console.log(`${file} describes the current migrations.`)
