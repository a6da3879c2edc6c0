import { beforeEach, expect, test } from 'vitest'

import { describeMigrated } from './support/every-engine.ts'
import { claim, notificationState } from './support/notifications.ts'
import { ada, submit } from './support/quote-requests.ts'

describeMigrated('the outbox', (as) => {
  beforeEach(() => as('postgres', 'truncate quote_requests cascade'))

  const age = (interval: string) =>
    as(
      'postgres',
      `update quote_notifications set claimed_until = claimed_until - interval '${interval}',
         last_attempt_at = last_attempt_at - interval '${interval}', give_up_at = give_up_at - interval '${interval}',
         next_attempt_at = next_attempt_at - interval '${interval}'`,
    )
  const hasWork = () => as('service_role', 'select quote_outbox_has_work() as it_has')
  const tidy = () => as('service_role', 'select * from tidy_quote_outbox()')

  test('hands out a new notification with everything an attempt needs', async () => {
    const { quote_request_id, notification_id } = await submit(as, { ...ada, message: 'The deck.' })
    const rows = await as('service_role', 'select * from claim_quote_notifications()')
    expect(rows).toEqual([
      {
        notification_id,
        claim: expect.stringMatching(/^[\da-f-]{36}$/),
        channel: 'email',
        resends: 0,
        quote_request_id,
        first_name: 'Ada',
        email: ada.email,
        phone: ada.phone,
        message: 'The deck.',
        received_at: expect.any(Date),
        suspicion: null,
        origin_page: null,
        origin_subject: null,
      },
    ])
  })

  test('hands out where a request was made, once it is known', async () => {
    const made = `select * from submit_quote_request($1, 'ada@example.com', '1', origin_page => $2, origin_subject => $3)`
    await as('service_role', made, ['Ada', '/city/folsom', 'Folsom'])
    const origin = [{ origin_page: '/city/folsom', origin_subject: 'Folsom' }]
    const columns = 'select origin_page, origin_subject from'
    expect(await as('service_role', `${columns} claim_quote_notifications()`)).toEqual(origin)
    expect(await as('service_role', `${columns} quote_request_overview`)).toEqual(origin)
    await expect(as('service_role', made, ['Eve', 'x'.repeat(201), 'Folsom'])).rejects.toThrow(
      'origin page has 1 to 200',
    )
  })

  test('hands nothing out twice while the claim holds', async () => {
    await submit(as, ada)
    expect(await hasWork()).toEqual([{ it_has: true }])
    expect(await claim(as)).toHaveLength(1)
    expect(await claim(as)).toEqual([])
    expect(await hasWork()).toEqual([{ it_has: false }])
  })

  test('gives ten workers that come at once one notification to one of them', async () => {
    await submit(as, ada)
    const claims = await Promise.all(Array.from({ length: 10 }, () => claim(as)))
    expect(claims.flat()).toHaveLength(1)
  })

  test('gives ten workers ten notifications, each to one of them', async () => {
    for (let index = 0; index < 10; index += 1) await submit(as, { ...ada, phone: `${index}` })
    const claims = (await Promise.all(Array.from({ length: 10 }, () => claim(as)))).flat()
    // A worker may find everything locked for a moment; nobody may get what another one has.
    expect(new Set(claims.map(({ notification_id }) => notification_id)).size).toBe(claims.length)
    const rest = await claim(as, '100')
    expect(claims.length + rest.length).toBe(10)
  })

  test('hands out again what a killed worker held, under another claim', async () => {
    await submit(as, ada)
    const [first] = await claim(as)
    await age('41 seconds')
    const [second] = await claim(as)
    expect(second?.notification_id).toBe(first?.notification_id)
    expect(second?.claim).not.toBe(first?.claim)
  })

  test('keeps to one request when asked for one', async () => {
    await submit(as, ada)
    const { quote_request_id } = await submit(as, { ...ada, phone: '2' })
    const only = `select quote_request_id from claim_quote_notifications(10, 40, $1::uuid)`
    expect(await as('service_role', only, [quote_request_id])).toEqual([{ quote_request_id }])
  })

  test('hands out the one that waits longest first, and what is not due not at all', async () => {
    const { quote_request_id: later } = await submit(as, ada)
    const { quote_request_id: earlier } = await submit(as, { ...ada, phone: '2' })
    const { quote_request_id: future } = await submit(as, { ...ada, phone: '3' })
    const due = (id: string, change: string) =>
      as(
        'postgres',
        `update quote_notifications set next_attempt_at = now() ${change} where quote_request_id = $1`,
        [id],
      )
    await due(later, `- interval '1 minute'`)
    await due(earlier, `- interval '1 hour'`)
    await due(future, `+ interval '1 second'`)
    const order = [...(await claim(as)), ...(await claim(as)), ...(await claim(as))]
    expect(order.map(({ quote_request_id }) => quote_request_id)).toEqual([earlier, later])
  })

  test('buries a notification whose last attempt after the deadline was cut off, and names it', async () => {
    const { quote_request_id, notification_id } = await submit(as, ada)
    await age('25 hours')
    await as('postgres', 'update quote_notifications set attempts = 10')
    const cutOff = async () => {
      await claim(as)
      await as('postgres', `update quote_notifications set claimed_until = now()`)
    }
    await cutOff()
    expect(await tidy(), 'the eleventh').toEqual([])
    await cutOff()
    expect(await tidy()).toEqual([{ notification_id, quote_request_id, channel: 'email' }])
    expect(await notificationState(as)).toMatchObject({
      status: 'dead',
      last_error: 'the last attempt was cut off',
      is_claimed: false,
    })
    expect(await tidy()).toEqual([])
  })

  test('tries again what was cut off before the deadline, however late it comes back', async () => {
    await submit(as, ada)
    await claim(as)
    await age('72 hours')
    expect(await tidy()).toEqual([])
    expect(await claim(as)).toHaveLength(1)
  })

  test('forgets from where a request came after a day, and not before', async () => {
    const hash = 'a'.repeat(64)
    await as('service_role', `select submit_quote_request('Ada', 'a@b.co', '1', address_hash => $1)`, [hash])
    const hashes = () => as('service_role', 'select address_hash from quote_requests')
    await tidy()
    expect(await hashes()).toEqual([{ address_hash: hash }])
    await claim(as)
    await as('postgres', `update quote_requests set created_at = now() - interval '26 hours'`)
    expect(await hasWork()).toEqual([{ it_has: true }])
    await tidy()
    expect(await hashes()).toEqual([{ address_hash: null }])
    expect(await hasWork()).toEqual([{ it_has: false }])
  })
})
