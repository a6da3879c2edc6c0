import { beforeEach, expect, test } from 'vitest'

import {
  ada,
  claimNotification,
  createQuoteRequest,
  notificationState,
} from './support/quote-requests.ts'
import { onlyValue, useTestDatabase } from './support/test-database.ts'

const queryAs = useTestDatabase()
beforeEach(() => queryAs('postgres', 'truncate quote_requests cascade'))

const create = (parameters?: Record<string, unknown>) =>
  createQuoteRequest(queryAs, parameters)
const claim = () => claimNotification(queryAs)
const state = () => notificationState(queryAs)
const hasWork = async () =>
  onlyValue(await queryAs('service_role', 'select quote_outbox_has_work()'))
const deleteExpired = () =>
  queryAs('service_role', 'select delete_expired_data()')
const update = (assignments: string) =>
  queryAs('postgres', `update quote_notifications set ${assignments}`)

const letTimePass = (interval: string) =>
  update(
    ['claimed_until', 'give_up_at', 'next_attempt_at']
      .map((column) => `${column} = ${column} - interval '${interval}'`)
      .join(', '),
  )

test('hands out a new notification with everything an attempt needs', async () => {
  const details = {
    message: 'The deck.',
    origin_page: '/city/salem',
    origin_subject: 'Salem',
  }
  const { quote_request_id, notification_id } = await create(details)
  expect(await claim()).toEqual([
    {
      notification_id,
      claim: expect.stringMatching(/^[\da-f-]{36}$/),
      channel: 'email',
      batch: 0,
      resends: 0,
      created_at: expect.any(Date),
      quote_request_id,
      ...ada,
      ...details,
      received_at: expect.any(Date),
      corrected_phone: null,
      note: null,
      canceled_at: null,
      first_email_id: notification_id,
    },
  ])
})

test('hands out a notification again only when the claim of its worker has expired', async () => {
  await create()
  expect(await hasWork()).toBe(true)
  const [first] = await claim()
  expect(await claim()).toEqual([])
  expect(await hasWork()).toBe(false)
  await letTimePass('41 seconds')
  const [second] = await claim()
  expect(second?.['notification_id']).toBe(first?.['notification_id'])
  expect(second?.['claim']).not.toBe(first?.['claim'])
})

test('hands out only the notifications of the request that is named', async () => {
  await create()
  const { quote_request_id } = await create({ phone: '2' })
  const sql = 'select quote_request_id from claim_quote_notification($1)'
  expect(await queryAs('service_role', sql, [quote_request_id])).toEqual([
    { quote_request_id },
  ])
})

test('hands out the most overdue notification first and none before it is due', async () => {
  const due = {
    later: `now() - interval '1 minute'`,
    earlier: `now() - interval '1 hour'`,
    'not yet': `now() + interval '1 hour'`,
  }
  for (const [first_name, time] of Object.entries(due)) {
    const { notification_id } = await create({ first_name })
    await queryAs(
      'postgres',
      `update quote_notifications set next_attempt_at = ${time} where id = $1`,
      [notification_id],
    )
  }
  expect(await claim()).toMatchObject([{ first_name: 'earlier' }])
  expect(await claim()).toMatchObject([{ first_name: 'later' }])
  expect(await claim()).toEqual([])
})

interface Attempt {
  delivered?: boolean
  error?: string
  permanent?: boolean
  retryAfter?: number
}

function record(
  claimed: Record<string, unknown> | undefined,
  attempt: Attempt,
) {
  const { delivered = false, error, permanent = false, retryAfter } = attempt
  return queryAs(
    'service_role',
    'select record_notification_attempt($1, $2, $3, $4, $5, $6) as status',
    [
      claimed?.['notification_id'],
      claimed?.['claim'],
      delivered,
      error,
      permanent,
      retryAfter,
    ],
  )
}

async function attempt(outcome: Attempt = {}): Promise<unknown> {
  await update('next_attempt_at = now()')
  const [claimed] = await claim()
  return onlyValue(await record(claimed, outcome))
}

test('keeps the error of a failed attempt and clears it on delivery', async () => {
  await create()
  await attempt({ error: '💥'.repeat(5000) })
  expect(await state()).toMatchObject({
    status: 'pending',
    attempts: 1,
    last_error: '💥'.repeat(1000),
    is_claimed: false,
  })
  expect(await attempt({ delivered: true })).toBe('delivered')
  expect(await state()).toMatchObject({
    status: 'delivered',
    attempts: 2,
    last_error: null,
  })
})

test('waits 15 to 30 seconds after the first failure and doubles each further wait, up to an hour', async () => {
  await create()
  const maxWaits = [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]
  for (const maxSeconds of maxWaits) {
    expect(await attempt()).toBe('pending')
    const { seconds_until_next } = await state()
    // Time passes between the two queries.
    expect(seconds_until_next).toBeGreaterThan(maxSeconds / 2 - 10)
    expect(seconds_until_next).toBeLessThanOrEqual(maxSeconds)
  }
})

test('waits as long as the provider asks, and half an hour after a permanent failure', async () => {
  await create()
  await attempt({ retryAfter: 600 })
  expect((await state()).seconds_until_next).toBeGreaterThan(590)
  await attempt({ permanent: true })
  expect((await state()).seconds_until_next).toBeGreaterThan(1790)
})

test('gives up after a day and a dozen attempts, and never hands out a dead notification', async () => {
  await create()
  await update(`attempts = 10, give_up_at = now() - interval '1 hour'`)
  expect(await attempt()).toBe('pending')
  expect(await attempt({ error: 'no' })).toBe('dead')
  expect(await state()).toMatchObject({
    status: 'dead',
    attempts: 12,
    last_error: 'no',
  })
  await update(`next_attempt_at = now() where status = 'dead'`)
  expect(await claim()).toEqual([])
})

test('does not give up just because the machine was off for a day', async () => {
  await create()
  await letTimePass('25 hours')
  expect(await attempt()).toBe('pending')
  expect((await state()).seconds_until_next).toBeGreaterThan(5)
})

test('ignores the failure of a worker whose claim has expired, but accepts its delivery', async () => {
  await create()
  const [late] = await claim()
  await letTimePass('41 seconds')
  const [current] = await claim()
  await record(late, { error: 'late' })
  expect(await state()).toMatchObject({
    is_claimed: true,
    attempts: 0,
    last_error: null,
  })
  await record(late, { delivered: true })
  expect(await state()).toMatchObject({ status: 'delivered' })
  await record(current, { error: 'too late' })
  expect(
    await state(),
    'a late failure does not undo the delivery',
  ).toMatchObject({ status: 'delivered' })
})

const channels = async () => {
  const rows = await queryAs(
    'service_role',
    `select channel || ' ' || status as name from quote_notifications order by channel`,
  )
  return rows.map(({ name }) => name)
}

async function giveUp(channel: string) {
  await update(
    `attempts = 11, give_up_at = now(),
     next_attempt_at = now() - (channel = '${channel}')::int * interval '1 hour'`,
  )
  const [claimed] = await claim()
  expect(claimed).toMatchObject({ channel })
  expect(onlyValue(await record(claimed, {}))).toBe('dead')
}

test('tells the owner of a dead email by the webhook and of a dead webhook by email', async () => {
  await create({ channels: ['webhook'] })
  await giveUp('email')
  expect(await claim()).toMatchObject([{ channel: 'webhook' }])
  expect(await claim()).toMatchObject([{ channel: 'webhook-alert' }])

  await queryAs('postgres', 'truncate quote_requests cascade')
  await create({ channels: ['webhook'] })
  await giveUp('webhook')
  await attempt({ delivered: true })
  expect(await claim()).toMatchObject([{ channel: 'email-alert' }])
})

test('tells the owner of a dead email by a second email a day later when there is no webhook', async () => {
  await create()
  await giveUp('email')
  expect(await claim()).toEqual([])
  await letTimePass('24 hours')
  const [alert] = await claim()
  expect(alert).toMatchObject({ channel: 'email-alert', ...ada })
  await record(alert, { delivered: true })
  expect(await channels(), 'the lead has arrived').toEqual([
    'email delivered',
    'email-alert delivered',
  ])
})

test('does not alert the owner of a dead alert, and replaces an alert when the owner resends the request', async () => {
  const { quote_request_id } = await create()
  await giveUp('email')
  await giveUp('email-alert')
  expect(await channels()).toEqual(['email dead', 'email-alert dead'])
  await queryAs('service_role', 'select requeue_quote_request($1)', [
    quote_request_id,
  ])
  expect(await channels()).toEqual(['email pending'])
})

const receive = (interval: string) =>
  queryAs(
    'postgres',
    `update quote_requests set created_at = now() - interval '${interval}'`,
  )
const addressHashes = () =>
  queryAs('service_role', 'select address_hash from quote_requests')

test('deletes the hashed addresses of requests and questions after a day, and requests after twelve months', async () => {
  const address_hash = 'a'.repeat(64)
  await create({ address_hash })
  await attempt({ delivered: true })
  await receive('24 hours')
  await deleteExpired()
  expect(await hasWork()).toBe(false)
  expect(await addressHashes()).toEqual([{ address_hash }])

  await receive('26 hours')
  expect(await hasWork()).toBe(true)
  await deleteExpired()
  expect(await hasWork()).toBe(false)
  expect(await addressHashes()).toEqual([{ address_hash: null }])

  await queryAs(
    'service_role',
    `select count_visitor_use($1, 'question', 3, 3600)`,
    [address_hash],
  )
  await queryAs(
    'postgres',
    `update visitor_counts set period_start = now() - interval '26 hours'`,
  )
  await receive('13 months')
  expect(await hasWork()).toBe(true)
  await deleteExpired()
  expect(await addressHashes()).toEqual([])
  expect(await queryAs('postgres', 'select * from visitor_counts')).toEqual([])
})
