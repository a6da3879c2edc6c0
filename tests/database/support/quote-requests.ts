import * as v from 'valibot'

import { phoneKey } from '#domain/phone-number.ts'

import type { QueryAs } from './test-database.ts'

const createdSchema = v.object({
  outcome: v.string(),
  quote_request_id: v.string(),
  is_new: v.boolean(),
})

const outcomeSchema = v.object({ outcome: v.string() })

export const ada = {
  first_name: 'Ada',
  email: 'ada@example.com',
  phone: '916-555-0101',
}

export const repeatedKeys = [
  { how: 'with the same key', firstKey: 'key-1', secondKey: 'key-1' },
  {
    how: 'without a key after one with a key',
    firstKey: 'key-1',
    secondKey: null,
  },
]

export async function createQuoteRequest(
  queryAs: QueryAs,
  parameters: Record<string, unknown> = {},
) {
  const rows = await callSubmit(queryAs, parameters)
  const created = v.parse(createdSchema, rows[0])
  const sql = `select id from quote_notifications where quote_request_id = $1 and channel = 'email'`
  const [notification] = await queryAs('service_role', sql, [
    created.quote_request_id,
  ])
  return { ...created, notification_id: notification?.['id'] }
}

export async function quoteOutcome(
  queryAs: QueryAs,
  parameters: Record<string, unknown> = {},
) {
  const rows = await callSubmit(queryAs, parameters)
  return v.parse(outcomeSchema, rows[0]).outcome
}

export function callSubmit(
  queryAs: QueryAs,
  parameters: Record<string, unknown>,
) {
  const submitted = { ...ada, ...parameters }
  const args = { ...submitted, phone_key: phoneKey(submitted.phone) }
  const namedArgs = Object.keys(args).map(
    (name, index) => `${name} => $${index + 1}`,
  )
  const sql = `select * from submit_quote_request(${namedArgs.join(', ')})`
  return queryAs('service_role', sql, Object.values(args))
}

export function claimNotification(queryAs: QueryAs) {
  return queryAs('service_role', 'select * from claim_quote_notification()')
}

export async function claimAll(queryAs: QueryAs) {
  const all: Record<string, unknown>[] = []
  let claimed = await claimNotification(queryAs)
  while (claimed.length > 0) {
    all.push(...claimed)
    claimed = await claimNotification(queryAs)
  }
  return all
}

const stateSchema = v.object({
  status: v.string(),
  attempts: v.number(),
  resends: v.number(),
  last_error: v.nullable(v.string()),
  is_claimed: v.boolean(),
  seconds_until_next: v.number(),
  seconds_until_give_up: v.number(),
})

export async function notificationState(queryAs: QueryAs) {
  const rows = await queryAs(
    'service_role',
    `select status, attempts, resends, last_error, claim is not null as is_claimed,
            extract(epoch from next_attempt_at - now())::float8 as seconds_until_next,
            extract(epoch from give_up_at - now())::float8 as seconds_until_give_up
     from quote_notifications where channel = 'email'`,
  )
  return v.parse(stateSchema, rows[0])
}
