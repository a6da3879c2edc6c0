import { rmSync } from 'node:fs'

import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll } from 'vitest'

import { memoryFolder } from '../../support/memory-folder.ts'
import { copyDatabase } from '../../support/prepared-database.ts'

type Role = 'anon' | 'authenticated' | 'service_role' | 'postgres'

type Row = Record<string, unknown>

export type QueryAs = (
  role: Role,
  sql: string,
  parameters?: unknown[],
) => Promise<Row[]>

export const visitorRoles = ['anon', 'authenticated'] as const

export function useTestDatabase(): QueryAs {
  let folder = ''
  let pglite: PGlite | undefined

  beforeAll(async () => {
    folder = memoryFolder('database')
    await copyDatabase(folder)
    pglite = await PGlite.create(folder)
  })
  afterAll(async () => {
    await pglite?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  return async (role, sql, parameters = []) => {
    if (!pglite) throw new Error('The database is open only while tests run.')
    return pglite.transaction(async (transaction) => {
      await transaction.query(`select set_config('role', $1, true)`, [role])
      return (await transaction.query<Row>(sql, parameters)).rows
    })
  }
}

export function onlyValue(rows: Row[]): unknown {
  const [value, ...others] = rows.flatMap((row) => Object.values(row))
  if (others.length > 0)
    throw new Error(`Expected one value, got ${JSON.stringify(rows)}`)
  return value
}
