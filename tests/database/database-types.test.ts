import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { databaseTypesFile, generateDatabaseTypes } from '../../scripts/database-types/generate-types.ts'

test('the generated types describe the current migrations (else: npm run database:types)', async () => {
  expect(await readFile(databaseTypesFile, 'utf8')).toBe(await generateDatabaseTypes())
})
