import { writeFile } from 'node:fs/promises'

import { PGlite } from '@electric-sql/pglite'

import { prepareDatabase } from '../supabase/local/database/prepare-database.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { databaseTypesFile, databaseTypesOf } from './lib/database-types.ts'

readOptions(`Usage: npm run database:types    generates ${databaseTypesFile} from supabase/migrations`, {})
const database = await PGlite.create()
const prepared = await prepareDatabase((work) => database.transaction(work))
if (!prepared.ok) fail(prepared.message)
await writeFile(databaseTypesFile, await databaseTypesOf(database))
await database.close()
console.log(`${databaseTypesFile} describes the current migrations.`)
