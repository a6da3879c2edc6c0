import { beforeEach, expect, test } from 'vitest'

import {
  claimNotification,
  createQuoteRequest,
  notificationState,
} from './support/quote-requests.ts'
import { onlyValue, useTestDatabase } from './support/test-database.ts'

const queryAs = useTestDatabase()
beforeEach(() =>
  queryAs(
    'postgres',
    'truncate quote_requests, reviews, pressure_washing_videos cascade',
  ),
)

const call = async (expression: string, parameters: unknown[] = []) =>
  onlyValue(await queryAs('service_role', `select ${expression}`, parameters))
const create = (parameters?: Record<string, unknown>) =>
  createQuoteRequest(queryAs, parameters)
const setNotification = (assignments: string) =>
  queryAs('postgres', `update quote_notifications set ${assignments}`)

const finished = [
  {
    status: 'dead',
    suspicion: null,
    assignments: `status = 'dead'`,
    resends: 1,
  },
  {
    status: 'suspect',
    suspicion: 'honeypot',
    assignments: `status = 'suspect'`,
    resends: 0,
  },
]

test.each(finished)(
  'resends a $status notification, under a new key only if it may already have arrived',
  async ({ suspicion, assignments, resends }) => {
    const { quote_request_id } = await create({ suspicion })
    await setNotification(assignments)
    await setNotification(
      `attempts = 4, give_up_at = now() - interval '5 days'`,
    )
    expect(await call('requeue_quote_request($1)', [quote_request_id])).toBe(1)
    const state = await notificationState(queryAs)
    expect(state).toMatchObject({ status: 'pending', resends })
    expect(state.seconds_until_give_up).toBeGreaterThan(86_000)
    expect(await claimNotification(queryAs)).toMatchObject([
      { quote_request_id },
    ])
  },
)

test('makes a waiting notification due immediately and leaves a claimed one to its worker', async () => {
  const { quote_request_id } = await create()
  await setNotification(`next_attempt_at = now() + interval '1 hour'`)
  await call('requeue_quote_request($1)', [quote_request_id])
  expect(await claimNotification(queryAs)).toMatchObject([{ resends: 0 }])
  await call('requeue_quote_request($1)', [quote_request_id])
  expect(await claimNotification(queryAs)).toEqual([])
  expect(
    await call('requeue_quote_request(gen_random_uuid())'),
    'an unknown request is not queued',
  ).toBe(0)
})

test.each([`now() - interval '23 hours'`, 'null'])(
  'rejects a purge up to %s',
  async (cutoff) => {
    await expect(call(`purge_quote_requests(${cutoff})`)).rejects.toMatchObject(
      {
        code: '22023',
        message: 'only requests older than one day can be purged',
      },
    )
  },
)

const progressRows = () =>
  queryAs('service_role', 'select status from quote_progress')

test('sets, changes and clears the progress of a request', async () => {
  const { quote_request_id } = await create()
  const mark = (progress: string) =>
    call('mark_quote_request($1, $2)', [quote_request_id, progress])
  expect(await mark('called')).toBe(1)
  await mark('lost')
  expect(await progressRows()).toEqual([{ status: 'lost' }])
  await expect(mark('sold')).rejects.toMatchObject({ code: '23514' })
  await mark('new')
  expect(await progressRows()).toEqual([])
})

test('forgets a person with all requests and progress, but not by a contact that is neither email nor phone', async () => {
  const { quote_request_id } = await create({ phone: '55' })
  await call(`mark_quote_request($1, 'won')`, [quote_request_id])
  await expect(call(`forget_person('55')`)).rejects.toMatchObject({
    code: '22023',
  })
  await create({ email: 'adam@example.com', phone: '56' })
  await call('forget_person($1)', [' ａDA@Example.com'])
  expect(
    await queryAs('service_role', 'select email from quote_requests'),
  ).toEqual([{ email: 'adam@example.com' }])
  expect(await progressRows()).toEqual([])
})

test('leaves a new review unpublished and rejects one whose picture is not on https', async () => {
  const insert = (avatar: string | null) =>
    queryAs(
      'postgres',
      `insert into reviews (author, rating, text, reviewed_on, avatar_url) values ('A', 5, 'x', '2026-05-16', $1)`,
      [avatar],
    )
  await insert(null)
  expect(await queryAs('anon', 'select author from reviews')).toEqual([])
  await expect(insert('http://pictures.example/a.jpg')).rejects.toMatchObject({
    code: '23514',
  })
})

test('removes the sample reviews when the first real review is published', async () => {
  const sample = '5a3b1e00-0000-4000-8000-000000000001'
  const insert = `insert into reviews (id, author, rating, text, reviewed_on) values
    ($1, 'Sample', 5, 'x', '2026-01-01'), (gen_random_uuid(), 'Real', 5, 'x', '2026-01-01')`
  await queryAs('postgres', insert, [sample])
  const published = () => queryAs('anon', 'select author from reviews')
  await call('publish_review($1, true)', [sample])
  expect(await published()).toEqual([{ author: 'Sample' }])
  await queryAs(
    'service_role',
    `select publish_review(id, true) from reviews where author = 'Real'`,
  )
  expect(await published()).toEqual([{ author: 'Real' }])
})

test('features one video at a time', async () => {
  for (const video of ['/a.mp4', '/b.mp4', '/a.mp4'])
    await call(`feature_video('home', $1, '/p.avif')`, [video])
  expect(
    await queryAs('anon', 'select video_url from pressure_washing_videos'),
  ).toEqual([{ video_url: '/a.mp4' }])
  expect(
    await queryAs('postgres', 'select video_url from pressure_washing_videos'),
  ).toHaveLength(2)
  await expect(call(`feature_video('roof', '/a.mp4')`)).rejects.toMatchObject({
    code: '22023',
  })
})
