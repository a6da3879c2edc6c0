import { beforeEach, describe, expect, test } from 'vitest'

import { describeMigrated } from './support/every-engine.ts'

const denied = expect.objectContaining({ code: '42501' })
const ann = 'a'.repeat(64)
const bob = 'b'.repeat(64)

describeMigrated('limits of the assistant', (as) => {
  beforeEach(async () => {
    await as('postgres', 'truncate assistant_visitor_counts, assistant_model_days')
  })

  const ask = async (visitor: string, most = 3, seconds = 3600) => {
    const sql = 'select count_assistant_question($1, $2::text::integer, $3::text::integer) as wait'
    const [row] = await as('service_role', sql, [visitor, String(most), String(seconds)])
    return Object(row).wait
  }
  const reserve = async (visitor: string | null, caps: number[] = [3, 10, 1000, 100]) => {
    const sql = `select reserve_model_call($2::text::integer, $3::text::integer, $4::text::integer, $5::text::integer,
      visitor => $1)::text as day`
    const [row] = await as('service_role', sql, [visitor, ...caps.map(String)])
    return Object(row).day
  }
  const day = async () => (await as('postgres', 'select calls, tokens::integer from assistant_model_days'))[0]

  describe('questions', () => {
    test('are answered up to the limit; then a visitor hears how long to wait', async () => {
      expect([await ask(ann), await ask(ann), await ask(ann)]).toEqual([0, 0, 0])
      const wait = await ask(ann)
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(3600)
    })

    test('of one visitor take nothing from another', async () => {
      for (let number = 0; number < 5; number += 1) await ask(ann)
      expect(await ask(bob)).toBe(0)
    })

    test('are counted anew in the next period', async () => {
      for (let number = 0; number < 5; number += 1) await ask(ann)
      await as(
        'postgres',
        `update assistant_visitor_counts set period_start = period_start - interval '1 hour'`,
      )
      expect(await ask(ann)).toBe(0)
    })

    test('leave no trace of a visitor after a day', async () => {
      await ask(ann)
      await as('postgres', `update assistant_visitor_counts set period_start = now() - interval '25 hours'`)
      await ask(bob)
      expect(await as('postgres', 'select visitor from assistant_visitor_counts')).toEqual([{ visitor: bob }])
    })

    test('asked at the same moment are all counted', async () => {
      const waits = await Promise.all(Array.from({ length: 20 }, () => ask(ann, 5)))
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    })

    test('are refused with a limit of none', async () => {
      expect(await ask(ann, 0)).toBeGreaterThan(0)
    })

    test('are kept under a hash and nothing else', async () => {
      await expect(ask('203.0.113.7')).rejects.toEqual(expect.objectContaining({ code: '23514' }))
    })
  })

  describe('calls of the model', () => {
    test('are granted until the visitor has used up their share', async () => {
      for (let number = 0; number < 3; number += 1) expect(await reserve(ann)).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(await reserve(ann)).toBeNull()
      expect(await reserve(bob)).not.toBeNull()
    })

    test.each([
      ['calls', [100, 2, 1000, 100]],
      ['tokens', [100, 100, 250, 100]],
    ])('are granted until the day has used up its %s, whoever asks', async (_what, caps) => {
      expect(await reserve(ann, caps)).not.toBeNull()
      expect(await reserve(null, caps)).not.toBeNull()
      expect(await reserve(bob, caps)).toBeNull()
      expect(await day()).toEqual({ calls: 2, tokens: 200 })
    })

    test('made at the same moment cannot pass the cap together', async () => {
      const granted = await Promise.all(Array.from({ length: 20 }, () => reserve(null, [1, 100, 700, 100])))
      expect(granted.filter((date) => date !== null)).toHaveLength(7)
      expect(await day()).toEqual({ calls: 7, tokens: 700 })
    })

    test('cost in the end what they have used', async () => {
      const reserved = await reserve(ann)
      await as('service_role', 'select settle_model_call($1::date, 100, 37)', [reserved])
      expect(await day()).toEqual({ calls: 1, tokens: 37 })
    })

    test('cannot be settled to less than nothing', async () => {
      const reserved = await reserve(ann)
      await as('service_role', 'select settle_model_call($1::date, 5000, -3)', [reserved])
      expect(await day()).toEqual({ calls: 1, tokens: 0 })
    })

    test.each([
      ['the visitor', [0, 10, 1000, 100]],
      ['the day', [3, 0, 1000, 100]],
      ['the tokens', [3, 10, 0, 100]],
    ])('are refused with a cap of none for %s', async (_what, caps) => {
      expect(await reserve(ann, caps)).toBeNull()
    })

    test('cannot set aside less than nothing', async () => {
      await expect(reserve(ann, [3, 10, 1000, -1])).rejects.toEqual(
        expect.objectContaining({ code: '22023' }),
      )
    })
  })

  test.each(['anon', 'authenticated'] as const)('%s may neither count nor look', async (role) => {
    for (const sql of [
      `select count_assistant_question('${ann}', 1, 1)`,
      `select reserve_model_call(1, 1, 1, 1, visitor => '${ann}')`,
      `select settle_model_call(current_date, 1, 1)`,
      'select * from assistant_visitor_counts',
      'select * from assistant_model_days',
    ]) {
      await expect(as(role, sql)).rejects.toEqual(denied)
    }
  })

  test('the server role counts through the functions and no other way', async () => {
    for (const sql of [
      'select * from assistant_visitor_counts',
      'delete from assistant_visitor_counts',
      'update assistant_model_days set tokens = 0',
      `insert into assistant_model_days values (current_date, 0, 0)`,
    ]) {
      await expect(as('service_role', sql)).rejects.toEqual(denied)
    }
  })
})
