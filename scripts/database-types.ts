import { writeFile } from 'node:fs/promises'

import { PGlite } from '@electric-sql/pglite'

import { applyMigrations, createRoles, readMigrations } from '../supabase/local/migrations.ts'
import { readOptions } from './lib/command-line.ts'
import { databaseTypesFile, databaseTypesOf } from './lib/database-types.ts'

readOptions(`Usage: npm run database:types    generates ${databaseTypesFile} from supabase/migrations`, {})
const database = await PGlite.create()
await createRoles(database)
await applyMigrations(database, await readMigrations('supabase/migrations'))
await writeFile(databaseTypesFile, await databaseTypesOf(database))
await database.close()
console.log(`${databaseTypesFile} describes the current migrations.`)
