import { writeFile } from 'node:fs/promises'

import { PGlite } from '@electric-sql/pglite'

import { prepareDatabase } from '../supabase/embedded/database/prepare-database.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { databaseTypesFile, databaseTypesOf } from './lib/database-types.ts'

readOptions(`Usage: npm run database:types    writes ${databaseTypesFile} anew from supabase/migrations`, {})
const pglite = await PGlite.create()
const prepared = await prepareDatabase((work) => pglite.transaction(work))
if (!prepared.ok) fail(prepared.message)
await writeFile(databaseTypesFile, await databaseTypesOf(pglite))
await pglite.close()
console.log(`${databaseTypesFile} describes the current migrations.`)
