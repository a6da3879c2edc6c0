import { beforeEach, expect, test } from 'vitest'

import {
  callSubmit,
  claimNotification,
  createQuoteRequest,
} from './support/quote-requests.ts'
import {
  onlyValue,
  useTestDatabase,
  visitorRoles,
} from './support/test-database.ts'

const queryAs = useTestDatabase()
beforeEach(() => queryAs('postgres', 'truncate quote_requests cascade'))

const token = 'a'.repeat(64)

const call = async (expression: string, parameters: unknown[] = []) =>
  onlyValue(await queryAs('service_role', `select ${expression}`, parameters))
const create = (token_hash = token, parameters: Record<string, unknown> = {}) =>
  createQuoteRequest(queryAs, { token_hash, ...parameters })

interface Begin {
  digest?: string
  bytes?: number
  perDay?: number
  tokenHash?: string
}

async function begin({
  digest = '1',
  bytes = 100,
  perDay = 1000,
  tokenHash = token,
}: Begin = {}) {
  const [row] = await queryAs(
    'service_role',
    `select * from begin_quote_photo($1, $2, 'jpg', $3, 6, $4)`,
    [tokenHash, digest.repeat(64), bytes, perDay],
  )
  return row
}

async function store(digest = '1') {
  const photo = await begin({ digest })
  await call('finish_quote_photo($1)', [photo?.['photo_id']])
  return photo?.['photo_id']
}

const unwanted = () =>
  queryAs('service_role', 'select id from unwanted_quote_photos()')
const batches = () =>
  queryAs(
    'service_role',
    `select channel, batch from quote_notifications where batch > 0 order by batch, channel`,
  )
const letTimePass = (interval: string) =>
  queryAs(
    'postgres',
    `update quote_notifications set next_attempt_at = next_attempt_at - interval '${interval}'`,
  )

test('the bucket is private, and closed to visitors whatever other policies allow', async () => {
  expect(
    await queryAs(
      'postgres',
      `select public, file_size_limit::int as most, allowed_mime_types as types from storage.buckets`,
    ),
  ).toEqual([
    {
      public: false,
      most: 15_728_640,
      types: [
        'image/jpeg',
        'image/png',
        'image/webp',
        'image/heic',
        'image/avif',
      ],
    },
  ])
  await queryAs(
    'postgres',
    `insert into storage.objects (bucket_id, name) values ('quote-photos', 'a.jpg')`,
  )
  await queryAs(
    'postgres',
    'create policy too_open on storage.objects for all using (true) with check (true)',
  )
  for (const role of visitorRoles) {
    expect(await queryAs(role, 'select name from storage.objects')).toEqual([])
    const insert = `insert into storage.objects (bucket_id, name) values ('quote-photos', 'b.jpg')`
    await expect(queryAs(role, insert)).rejects.toMatchObject({ code: '42501' })
  }
  await queryAs('postgres', 'drop policy too_open on storage.objects')
})

test('a token opens its request for thirty days, and is then deleted', async () => {
  await create()
  expect(await begin()).toMatchObject({ outcome: 'upload' })
  await queryAs(
    'postgres',
    `update quote_request_tokens set created_at = now() - interval '30 days'`,
  )
  expect(await begin({ digest: '2' })).toMatchObject({ outcome: 'unknown' })
  expect(await call('change_quote_request($1, cancel => true)', [token])).toBe(
    'unknown',
  )
  expect(await call('quote_outbox_has_work()')).toBe(true)
  await call('delete_expired_data()')
  expect(
    await queryAs('postgres', 'select * from quote_request_tokens'),
  ).toEqual([])
})

test('takes no more bytes on a day than it may, of all requests', async () => {
  await create()
  await create('b'.repeat(64), { email: 'bo@example.com' })
  expect(await begin({ bytes: 600 })).toMatchObject({ outcome: 'upload' })
  const other = { digest: '2', tokenHash: 'b'.repeat(64) }
  expect(await begin({ ...other, bytes: 500 })).toMatchObject({
    outcome: 'limited',
  })
  expect(await begin({ ...other, bytes: 400 })).toMatchObject({
    outcome: 'upload',
  })
  await queryAs(
    'postgres',
    `update quote_photos set created_at = now() - interval '25 hours'`,
  )
  expect(await begin({ digest: '3', bytes: 900 })).toMatchObject({
    outcome: 'upload',
  })
})

test('a deleted request leaves its photos to be deleted, also one that is being uploaded', async () => {
  await create()
  const stored = await store()
  const uploading = (await begin({ digest: '2' }))?.['photo_id']
  expect(await unwanted()).toEqual([])
  await queryAs(
    'service_role',
    `select * from forget_person('ada@example.com')`,
  )
  expect(await unwanted()).toEqual([{ id: stored }])
  expect(await call('finish_quote_photo($1)', [uploading])).toBe(false)
  await queryAs(
    'postgres',
    `update quote_photos set created_at = now() - interval '11 minutes'`,
  )
  expect(await unwanted()).toEqual(expect.arrayContaining([{ id: uploading }]))
  expect(await call('quote_outbox_has_work()')).toBe(true)
  const ids = [stored, uploading]
  expect(await call('delete_unwanted_quote_photos($1)', [ids])).toBe(2)
  expect(await call('quote_outbox_has_work()')).toBe(false)
})

test('no photo that is wanted can be deleted', async () => {
  await create()
  const id = await store()
  expect(await call('delete_unwanted_quote_photos($1)', [[id]])).toBe(0)
})

test('forgets a person by a number that was corrected', async () => {
  await create()
  await call(
    `change_quote_request($1, phone => '9165550188', phone_key => '19165550188')`,
    [token],
  )
  await queryAs(
    'service_role',
    `select * from forget_person('9165550188', '19165550188')`,
  )
  expect(
    await queryAs('service_role', 'select id from quote_requests'),
  ).toEqual([])
})

test('what is added joins the update that no worker has, and then begins another, for each channel of the request', async () => {
  await callSubmit(queryAs, { token_hash: token, channels: ['webhook'] })
  await claimNotification(queryAs)
  await claimNotification(queryAs)
  await store('1')
  await store('2')
  const first = [
    { channel: 'email-update', batch: 1 },
    { channel: 'webhook-update', batch: 1 },
  ]
  expect(await batches()).toEqual(first)
  expect(await claimNotification(queryAs)).toEqual([])
  await letTimePass('2 minutes')
  expect(await claimNotification(queryAs)).toMatchObject([{ batch: 1 }])
  await store('3')
  expect(await batches()).toEqual([
    ...first,
    { channel: 'email-update', batch: 2 },
    { channel: 'webhook-update', batch: 2 },
  ])
  expect(
    await queryAs(
      'service_role',
      'select batch from quote_photos order by digest',
    ),
  ).toEqual([{ batch: 1 }, { batch: 1 }, { batch: 2 }])
})

test('an update that never reaches the owner is a gap of its lead', async () => {
  await create()
  await store()
  await queryAs(
    'postgres',
    `update quote_notifications set status = 'dead', last_error = '550' where batch > 0`,
  )
  expect(
    await queryAs(
      'service_role',
      'select update_failure, photo_count from quote_request_overview',
    ),
  ).toEqual([{ update_failure: 'email-update dead: 550', photo_count: 1 }])
})
