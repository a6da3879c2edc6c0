import { readFile, rm } from 'node:fs/promises'

import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'

import { databaseTypesFile, databaseTypesOf } from '../../scripts/database-types/generate-types.ts'
import { memoryFolder } from '../stack/memory-folder.ts'
import { copyDatabase } from '../stack/prepared-database.ts'

test('the generated types describe the current migrations (else: npm run database:types)', async () => {
  const folder = memoryFolder('database-types')
  onTestFinished(() => rm(folder, { recursive: true }))
  await copyDatabase('migrated', folder)
  const pglite = await PGlite.create(folder)
  onTestFinished(() => pglite.close())
  expect(await readFile(databaseTypesFile, 'utf8')).toBe(await databaseTypesOf(pglite))
})
