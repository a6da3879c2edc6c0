import { beforeEach, expect, test } from 'vitest'

import { onlyValue, useTestDatabase } from './support/test-database.ts'

const ann = 'a'.repeat(64)
const bob = 'b'.repeat(64)

const queryAs = useTestDatabase()
beforeEach(() => queryAs('postgres', 'truncate visitor_counts'))

const count = async (visitor: string, limit = 3, kind = 'question') =>
  onlyValue(
    await queryAs(
      'service_role',
      'select count_visitor_use($1, $2, $3, 3600)',
      [visitor, kind, limit],
    ),
  )
const movePeriod = (interval: string) =>
  queryAs(
    'postgres',
    `update visitor_counts set period_start = now() - interval '${interval}'`,
  )

test('limits questions and model calls separately for each visitor and period', async () => {
  expect(await count(ann)).toBe(0)
  expect(await count(ann)).toBe(0)
  expect(await count(ann)).toBe(0)
  const wait = await count(ann)
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(3600)
  expect(await count(bob)).toBe(0)
  expect(await count(ann, 3, 'model')).toBe(0)
  await movePeriod('2 hours')
  expect(await count(ann)).toBe(0)
})

test('never stores an address', async () => {
  await expect(count('203.0.113.7')).rejects.toMatchObject({ code: '23514' })
})
