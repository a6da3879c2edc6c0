import { beforeEach, expect, test } from 'vitest'

import {
  callSubmit,
  claimAll,
  createQuoteRequest,
  quoteOutcome,
  repeatedKeys,
} from './support/quote-requests.ts'
import { onlyValue, useTestDatabase } from './support/test-database.ts'

const queryAs = useTestDatabase()
beforeEach(() => queryAs('postgres', 'truncate quote_requests cascade'))

const addressA = { address_hash: 'a'.repeat(64) }
const addressB = { address_hash: 'b'.repeat(64) }
let visitors = 0

function visitor(parameters: Record<string, unknown> = {}) {
  visitors += 1
  const contact = {
    email: `v${visitors}@x.example`,
    phone: `916 555 ${1000 + visitors}`,
  }
  return { address_limit: 3, phone_limit: 2, ...contact, ...parameters }
}

async function outcomes(
  ...requests: Record<string, unknown>[]
): Promise<string[]> {
  const results: string[] = []
  for (const parameters of requests)
    results.push(await quoteOutcome(queryAs, visitor(parameters)))
  return results
}

const countRequests = async () =>
  onlyValue(
    await queryAs('postgres', 'select count(*)::integer from quote_requests'),
  )
const notifications = () =>
  queryAs(
    'postgres',
    'select channel, status from quote_notifications order by created_at, channel',
  )
const suspicions = () =>
  queryAs('service_role', 'select suspicion from quote_request_overview')

test('limits the daily requests from one address without affecting other addresses', async () => {
  expect(await outcomes(addressA, addressA, addressA, addressA)).toEqual([
    'stored',
    'stored',
    'stored',
    'limited',
  ])
  expect(await callSubmit(queryAs, visitor(addressA))).toEqual([
    { outcome: 'limited', quote_request_id: null, is_new: false },
  ])
  expect(await outcomes(addressB, {})).toEqual(['stored', 'stored'])
  expect(await countRequests()).toBe(5)
  await queryAs(
    'postgres',
    `update quote_requests set created_at = now() - interval '25 hours'`,
  )
  expect(await outcomes(addressA)).toEqual(['stored'])
})

test('holds requests for the owner when the limit of their phone number is used up, in any spelling and from any address', async () => {
  expect(
    await outcomes(
      { phone: '(916) 555-0100 ext 4', ...addressA },
      { phone: '916.555.0100', ...addressB },
      { phone: '(916) 555-0101', ...addressA },
    ),
  ).toEqual(['stored', 'stored', 'stored'])
  const ana = {
    phone: 'cell +1 916 555 0100',
    email: 'ana@x.example',
    idempotency_key: 'of-ana',
    ...addressA,
  }
  // A second click indicates a person, but not whose phone number it is.
  expect(await outcomes(ana, ana, { ...ana, idempotency_key: null })).toEqual([
    'suspect',
    'suspect',
    'suspect',
  ])
  expect(
    await queryAs(
      'postgres',
      `select suspicion from quote_requests where email = 'ana@x.example'`,
    ),
  ).toEqual([{ suspicion: 'many-requests' }])
})

test('does not limit the requests with a text that is no phone number', async () => {
  const request = { phone: 'call me' }
  expect(await outcomes(request, request, request)).toEqual([
    'stored',
    'stored',
    'stored',
  ])
})

test('does not count a repeated submission', async () => {
  const same = {
    email: 'same@x.example',
    phone: '916 555 0100',
    idempotency_key: 'key-1',
    ...addressA,
  }
  expect(new Set(await outcomes(same, same, same, same, same))).toEqual(
    new Set(['stored']),
  )
  expect(await countRequests()).toBe(1)
})

test.each(repeatedKeys)(
  'releases a flagged request when it is sent again without the flag: $how',
  async ({ firstKey, secondKey }) => {
    const same = visitor({ channels: ['webhook'] })
    const flagged = {
      ...same,
      idempotency_key: firstKey,
      suspicion: 'honeypot',
    }
    const unflagged = { ...same, idempotency_key: secondKey }
    const first = await createQuoteRequest(queryAs, flagged)
    expect(await claimAll(queryAs), 'the owner gets no email').toEqual([])
    const repeat = { ...flagged, idempotency_key: secondKey }
    expect(
      await quoteOutcome(queryAs, repeat),
      'a repeat with the flag stays suspect',
    ).toBe('suspect')
    expect(await createQuoteRequest(queryAs, unflagged)).toMatchObject({
      outcome: 'stored',
      quote_request_id: first.quote_request_id,
      is_new: true,
    })
    expect(await notifications()).toEqual([
      { channel: 'email', status: 'pending' },
      { channel: 'webhook', status: 'pending' },
    ])
    expect(
      await createQuoteRequest(queryAs, unflagged),
      'it is released once',
    ).toMatchObject({
      is_new: false,
    })
    expect(
      await quoteOutcome(queryAs, flagged),
      'flagging it later has no effect',
    ).toBe('stored')
    expect(await suspicions()).toEqual([{ suspicion: null }])
  },
)
