import { beforeEach, expect, test } from 'vitest'

import { describeMigrated } from './support/every-engine.ts'
import { claim, notificationState } from './support/notifications.ts'
import { ada, submit } from './support/quote-requests.ts'

describeMigrated('what the owner can do', (as) => {
  beforeEach(() => as('postgres', 'truncate quote_requests cascade'))

  const requeue = (id: string) =>
    as('service_role', 'select requeue_quote_request($1::uuid) as requeued', [id])
  const put = (status: string, more = '') =>
    as('postgres', `update quote_notifications set status = '${status}', attempts = 4 ${more}`)

  test.each([
    ['given up', 'dead', '', 1],
    ['delivered', 'delivered', ', delivered_at = now()', 1],
    ['flagged', 'suspect', '', 0],
  ])(
    'a %s mail is sent again, under another key if it may have arrived',
    async (_, status, more, resends) => {
      const { quote_request_id } = await submit(as, ada)
      await put(status, `${more}, give_up_at = now() - interval '5 days'`)
      await as('postgres', `update quote_requests set suspicion = 'honeypot'`)
      expect(await requeue(quote_request_id)).toEqual([{ requeued: 1 }])
      expect(await notificationState(as)).toMatchObject({ status: 'pending', resends })
      expect((await notificationState(as)).seconds_until_give_up).toBeGreaterThan(86_000)
      expect(await claim(as)).toMatchObject([{ quote_request_id, resends }])
      expect(await as('service_role', 'select suspicion from quote_requests')).toEqual([{ suspicion: null }])
    },
  )

  test('a mail that waits becomes due at once, under its key; one that is being sent is left to its worker', async () => {
    const { quote_request_id } = await submit(as, ada)
    await put('pending', `, next_attempt_at = now() + interval '1 hour'`)
    await requeue(quote_request_id)
    expect(await claim(as)).toMatchObject([{ resends: 0 }])
    await requeue(quote_request_id)
    expect(await claim(as)).toEqual([])
  })

  test('an unknown request is nothing', async () => {
    expect(await requeue('00000000-0000-4000-8000-000000000000')).toEqual([{ requeued: 0 }])
  })

  test('old requests are purged with all that belongs to them, what is still on its way is not', async () => {
    const old = await submit(as, ada)
    const underWay = await submit(as, { ...ada, phone: '2' })
    const recent = await submit(as, { ...ada, phone: '3' })
    await put('delivered', ', delivered_at = now()')
    await as(
      'postgres',
      `update quote_notifications set status = 'pending', delivered_at = null where quote_request_id = $1`,
      [underWay.quote_request_id],
    )
    await as(
      'postgres',
      `update quote_requests set created_at = now() - interval '100 days' where id <> $1`,
      [recent.quote_request_id],
    )
    const purge = (interval: string) =>
      as('service_role', `select purge_quote_requests(now() - interval '${interval}') as purged`)
    expect(await purge('101 days')).toEqual([{ purged: 0 }])
    expect(await purge('99 days')).toEqual([{ purged: 1 }])
    const left = await as('service_role', 'select quote_request_id from quote_notifications')
    expect(left).not.toContainEqual({ quote_request_id: old.quote_request_id })
    expect(left).toHaveLength(2)
  })

  test.each([`now()`, `now() - interval '23 hours'`, 'null'])(
    'a purge up to %s is refused',
    async (moment) => {
      await expect(as('service_role', `select purge_quote_requests(${moment})`)).rejects.toMatchObject({
        code: '22023',
        message: 'only requests older than a day can be purged',
      })
    },
  )
})
