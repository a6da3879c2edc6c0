import { writeFile } from 'node:fs/promises'

import { databaseTypesFile, generateDatabaseTypes } from './database-types/generate-types.ts'

await writeFile(databaseTypesFile, await generateDatabaseTypes())
console.log(`${databaseTypesFile} describes the current migrations.`)
