import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'

import { describeMigrated } from './support/every-engine.ts'

const rowSchema = v.object({
  outcome: v.string(),
  quote_request_id: v.nullable(v.string()),
  is_new: v.boolean(),
})

interface Sender {
  email?: string
  phone?: string
  address?: string
  suspicion?: string | null
  key?: string
  channels?: string
}

describeMigrated('limits and flags', (as) => {
  beforeEach(() => as('postgres', 'truncate quote_requests cascade'))

  let senders = 0

  /** Submits with three requests a day for an address and two for a telephone. */
  async function send(sender: Sender = {}) {
    senders += 1
    const { email = `v${senders}@x.example`, phone = `${senders}`, suspicion = null } = sender
    const rows = await as(
      'service_role',
      `select * from submit_quote_request('Ada', $1, $2, $3, suspicion => $4, address_hash => $5,
         address_limit => 3, phone_limit => 2, channels => $6::text[])`,
      [
        email,
        phone,
        sender.key ?? null,
        suspicion,
        sender.address === undefined ? null : sender.address.repeat(64),
        sender.channels ?? '{}',
      ],
    )
    return v.parse(v.tuple([rowSchema]), rows)[0]
  }

  const outcomes = async (...all: Sender[]) => {
    const results: string[] = []
    for (const sender of all) results.push((await send(sender)).outcome)
    return results
  }
  const count = () => as('postgres', 'select count(*)::integer as requests from quote_requests')
  const notifications = () =>
    as('postgres', 'select channel, status from quote_notifications order by created_at, channel')

  test('one address may ask so often a day, and another one is not touched by it', async () => {
    const one = { address: 'a' }
    expect(await outcomes(one, one, one, one)).toEqual(['stored', 'stored', 'stored', 'limited-by-address'])
    expect(await outcomes({ address: 'b' }, {})).toEqual(['stored', 'stored'])
    expect(await count()).toEqual([{ requests: 5 }])
    await as('postgres', `update quote_requests set created_at = now() - interval '25 hours'`)
    expect(await outcomes(one)).toEqual(['stored'])
  })

  test.each([
    ['(916) 555-0100', '916.555.0100', '+1 916 555 0100'],
    ['call me', 'Call Me', 'CALL ME'],
  ])('one telephone may ask so often a day from one address, however it is typed: %s', async (...typed) => {
    const senders = typed.map((phone) => ({ phone, address: 'a' }))
    expect(await outcomes(...senders)).toEqual(['stored', 'stored', 'limited-by-phone'])
    expect(await outcomes({ phone: '(916) 555-0101', address: 'a' })).toEqual(['stored'])
  })

  test('nobody blocks the telephone of somebody else: beyond its limit it is kept for the owner to look at', async () => {
    const phone = '916 555 0100'
    expect(await outcomes({ phone, address: 'a' }, { phone, address: 'a' }, { phone, address: 'a' })).toEqual(
      ['stored', 'stored', 'limited-by-phone'],
    )
    const ana = { phone, address: 'b', email: 'ana@x.example', key: 'of-ana' }
    // Pressing again shows a person, but says nothing about whose number it is.
    expect(await outcomes(ana, ana, { phone })).toEqual(['suspect', 'suspect', 'suspect'])
    expect(
      await as('postgres', `select suspicion from quote_requests where email = 'ana@x.example'`),
    ).toEqual([{ suspicion: 'many-requests' }])
  })

  test('what a wrong clock dated a year ahead counts for nobody', async () => {
    const one = { address: 'a', phone: '7' }
    expect(await outcomes(one, one, one)).toEqual(['stored', 'stored', 'limited-by-phone'])
    await as('postgres', `update quote_requests set created_at = now() + interval '1 year'`)
    expect(await outcomes(one)).toEqual(['stored'])
    await as('service_role', 'select tidy_quote_outbox()')
    expect(
      await as(
        'postgres',
        'select count(*)::integer as kept from quote_requests where address_hash is not null',
      ),
    ).toEqual([{ kept: 1 }])
  })

  test('a repeated submission does not count', async () => {
    const same = { address: 'a', phone: '7', email: 'same@x.example', key: 'key-1' }
    expect(await outcomes(same, same, same, same, same)).toEqual(Array.from({ length: 5 }, () => 'stored'))
    expect(await count()).toEqual([{ requests: 1 }])
  })

  test('ten at once do not pass a limit of three', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, () => send({ address: 'a' })))
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(3)
    expect(await count()).toEqual([{ requests: 3 }])
  })

  test('ten copies of one submission at once are one row with one mail', async () => {
    const same = { address: 'a', phone: '7', email: 'same@x.example', key: 'key-1', channels: '{webhook}' }
    const results = await Promise.all(Array.from({ length: 10 }, () => send(same)))
    expect(results.filter(({ is_new }) => is_new)).toHaveLength(1)
    expect(await notifications()).toEqual([
      { channel: 'email', status: 'pending' },
      { channel: 'webhook', status: 'pending' },
    ])
  })

  test('without limits or an address nothing is counted', async () => {
    const unlimited = `select outcome from submit_quote_request('Ada', $1, '1')`
    for (let index = 0; index < 5; index += 1) {
      expect(await as('service_role', unlimited, [`u${index}@x.example`])).toEqual([{ outcome: 'stored' }])
    }
  })

  test('what looks automated is stored and flagged, and nothing of it is due', async () => {
    expect(await send({ suspicion: 'honeypot', channels: '{webhook,auto-reply}' })).toMatchObject({
      outcome: 'suspect',
      is_new: true,
    })
    expect(await notifications()).toEqual([
      { channel: 'email', status: 'suspect' },
      { channel: 'webhook', status: 'suspect' },
    ])
    expect(await as('service_role', 'select * from claim_quote_notifications(10)')).toEqual([])
    expect(await as('service_role', 'select suspicion from quote_request_overview')).toEqual([
      { suspicion: 'honeypot' },
    ])
  })

  test('what came back quickly is flagged and on its way like every other', async () => {
    const quick = { email: 'quick@x.example', phone: '8', suspicion: 'too-fast', channels: '{webhook}' }
    expect(await outcomes(quick, quick)).toEqual(['stored', 'stored'])
    expect(await notifications()).toEqual([
      { channel: 'email', status: 'pending' },
      { channel: 'webhook', status: 'pending' },
    ])
    const claimed = await as('service_role', 'select suspicion from claim_quote_notifications(10)')
    expect(claimed).toEqual([{ suspicion: 'too-fast' }, { suspicion: 'too-fast' }])
    expect(await count()).toEqual([{ requests: 1 }])
  })

  test('a flagged submission that comes again with its flag stays flagged', async () => {
    const same = { email: 'same@x.example', phone: '7', suspicion: 'honeypot', key: 'key-1' }
    expect(await outcomes(same, same)).toEqual(['suspect', 'suspect'])
    expect(await count()).toEqual([{ requests: 1 }])
  })

  test.each(['key-1', undefined])('a person who presses again is released, with key %s', async (key) => {
    const same = { email: 'same@x.example', phone: '7', channels: '{webhook}', ...(key ? { key } : {}) }
    const first = await send({ ...same, suspicion: 'honeypot' })
    expect(await send(same)).toEqual({
      outcome: 'stored',
      quote_request_id: first.quote_request_id,
      is_new: true,
    })
    expect(await notifications()).toEqual([
      { channel: 'email', status: 'pending' },
      { channel: 'webhook', status: 'pending' },
    ])
    // Once and for all: a later flag does not take it back.
    expect(await send({ ...same, suspicion: 'honeypot' })).toMatchObject({ outcome: 'stored', is_new: false })
    expect(await as('service_role', 'select suspicion from quote_requests')).toEqual([{ suspicion: null }])
  })

  test('an address gets one automatic answer a day', async () => {
    const wanted = { email: 'Ada@x.example', channels: '{auto-reply}' }
    await send({ ...wanted, phone: '1' })
    await send({ ...wanted, phone: '2', email: 'ada@X.example' })
    await send({ ...wanted, phone: '3', email: 'other@x.example' })
    expect(
      await as(
        'postgres',
        `select count(*)::integer as replies from quote_notifications where channel = 'auto-reply'`,
      ),
    ).toEqual([{ replies: 2 }])
  })

  test('fifty automatic answers leave a day, however many ask at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(Array.from({ length: 10 }, () => send({ channels: '{auto-reply}' })))
    }
    expect(
      await as(
        'postgres',
        `select count(*)::integer as replies from quote_notifications where channel = 'auto-reply'`,
      ),
    ).toEqual([{ replies: 50 }])
    expect(await count()).toEqual([{ requests: 60 }])
  })

  test.each([
    ['an unknown channel', { channels: '{pigeon}' }, 'known channel'],
    ['an unknown suspicion', { suspicion: 'odd' }, 'known suspicion'],
    ['something that is no hash', { address: '!' }, 'address hash is 64 hexadecimal digits'],
  ])('%s is refused', async (_, sender, rule) => {
    await expect(send(sender)).rejects.toMatchObject({
      code: '23514',
      message: `quote request refused: ${rule}`,
    })
    expect(await count()).toEqual([{ requests: 0 }])
  })
})
