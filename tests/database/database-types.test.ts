import { readFile, rm } from 'node:fs/promises'

import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'

import { databaseTypesFile, databaseTypesOf } from '../../scripts/database-types.ts'
import { memoryFolder } from '../support/memory-folder.ts'
import { copyDatabase } from '../support/prepared-database.ts'

test('the generated types describe the current migrations (else: npm run database:types)', async () => {
  const folder = memoryFolder('database-types')
  await copyDatabase(folder)
  const pglite = await PGlite.create(folder)
  expect(await readFile(databaseTypesFile, 'utf8')).toBe(await databaseTypesOf(pglite))
  await pglite.close()
  await rm(folder, { recursive: true })
})
