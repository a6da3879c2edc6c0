import { writeFile } from 'node:fs/promises'

import { readOptions } from './lib/command-line.ts'
import { databaseTypesFile, generateDatabaseTypes } from './lib/database-types.ts'

readOptions('Usage: npm run database:types    writes the TypeScript types of the migrated database', {})
await writeFile(databaseTypesFile, await generateDatabaseTypes())
console.log(`${databaseTypesFile} describes the current migrations.`)
