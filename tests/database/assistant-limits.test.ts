import { beforeEach, describe, expect, test } from 'vitest'

import { onlyValue, useTestDatabase } from './support/test-database.ts'

const ann = 'a'.repeat(64)
const bob = 'b'.repeat(64)

const queryAs = useTestDatabase()
beforeEach(() => queryAs('postgres', 'truncate assistant_visitor_counts, assistant_model_days'))

/** Counts a question; returns how many seconds the visitor has to wait. */
const countQuestion = async (visitor: string, most = 3) =>
  onlyValue(await queryAs('service_role', 'select count_assistant_question($1, $2, 3600)', [visitor, most]))
const movePeriod = (interval: string) =>
  queryAs('postgres', `update assistant_visitor_counts set period_start = now() - interval '${interval}'`)

describe('questions', () => {
  test('are limited per visitor and period', async () => {
    for (let number = 0; number < 3; number += 1) expect(await countQuestion(ann)).toBe(0)
    const wait = await countQuestion(ann)
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(3600)
    expect(await countQuestion(bob)).toBe(0)
    await movePeriod('2 hours')
    expect(await countQuestion(ann)).toBe(0)
  })

  test('are refused when the limit is zero', async () => {
    expect(await countQuestion(ann, 0)).toBeGreaterThan(0)
  })

  test('leave no trace of a visitor after a day, and never an address', async () => {
    await countQuestion(ann)
    await movePeriod('25 hours')
    await countQuestion(bob)
    expect(await queryAs('postgres', 'select visitor from assistant_visitor_counts')).toEqual([
      { visitor: bob },
    ])
    await expect(countQuestion('203.0.113.7')).rejects.toMatchObject({ code: '23514' })
  })
})

const usage = async () =>
  (await queryAs('postgres', 'select calls, tokens::integer from assistant_model_days'))[0]

describe('calls of the model', () => {
  const none = { visitor: null, calls: 100, tokens: 1000, perVisitor: 100, callTokens: 100 }

  /** Counts a call; false when a cap is reached. */
  async function reserve(change: Partial<Record<keyof typeof none, unknown>> = {}): Promise<unknown> {
    const { visitor, calls, tokens, perVisitor, callTokens } = { ...none, ...change }
    const sql = 'select reserve_model_call($1, $2, $3, $4, visitor => $5)'
    return onlyValue(await queryAs('service_role', sql, [perVisitor, calls, tokens, callTokens, visitor]))
  }
  test.each([
    ['of one visitor', { visitor: ann, perVisitor: 2 }],
    ['of a day', { calls: 2 }],
    ['of a day by their tokens', { tokens: 250 }],
  ])('%s are capped', async (_, cap) => {
    expect(await reserve(cap)).toBe(true)
    expect(await reserve(cap)).toBe(true)
    expect(await reserve(cap)).toBe(false)
    expect(await usage()).toEqual({ calls: 2, tokens: 200 })
    expect(await reserve({ visitor: bob }), 'another visitor within the caps').toBe(true)
  })

  test.each([{ visitor: ann, perVisitor: 0 }, { calls: 0 }, { tokens: 0 }])(
    'are refused with %o',
    async (cap) => {
      expect(await reserve(cap)).toBe(false)
    },
  )
})
