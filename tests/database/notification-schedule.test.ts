import { beforeEach, expect, test } from 'vitest'

import { describeMigrated } from './support/every-engine.ts'
import { claim, notificationState } from './support/notifications.ts'
import { ada, submit } from './support/quote-requests.ts'

describeMigrated('the time of the next attempt', (as) => {
  beforeEach(async () => {
    await as('postgres', 'truncate quote_requests cascade')
    await submit(as, ada)
  })

  interface Failure {
    permanent?: boolean
    retryAfter?: number
  }

  /** One failed attempt of a worker that holds the claim. */
  async function fail({ permanent = false, retryAfter }: Failure = {}): Promise<unknown> {
    await as('postgres', 'update quote_notifications set next_attempt_at = now()')
    const [claimed] = await claim(as)
    const [row] = await as(
      'service_role',
      `select record_notification_attempt($1::uuid, false, 'no', $2::uuid, $3::boolean, $4::numeric) as status`,
      [
        String(claimed?.notification_id),
        String(claimed?.claim),
        String(permanent),
        retryAfter === undefined ? null : String(retryAfter),
      ],
    )
    return row
  }

  const pass = (interval: string) =>
    as('postgres', `update quote_notifications set give_up_at = give_up_at - interval '${interval}'`)

  test('is 15 to 30 seconds away at first, and twice as far after each failure, up to an hour', async () => {
    for (const longest of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      expect(await fail()).toEqual({ status: 'pending' })
      const { seconds_until_next: seconds, is_claimed } = await notificationState(as)
      // The clock of the test runs on between the two queries.
      expect(seconds).toBeGreaterThan(longest / 2 - 10)
      expect(seconds).toBeLessThanOrEqual(longest)
      expect(is_claimed).toBe(false)
    }
  })

  test('differs from failure to failure, so that a hundred do not come back together', async () => {
    const waits = new Set<number>()
    for (let index = 0; index < 8; index += 1) {
      await as('postgres', 'update quote_notifications set attempts = 0')
      await fail()
      waits.add(Math.round((await notificationState(as)).seconds_until_next * 10))
    }
    expect(waits.size).toBeGreaterThan(2)
  })

  test('is never before the provider wants to be asked again', async () => {
    await fail({ retryAfter: 600 })
    const { seconds_until_next: seconds } = await notificationState(as)
    expect(seconds).toBeGreaterThan(590)
    expect(seconds).toBeLessThanOrEqual(630)
  })

  test('is at least half an hour away when trying again is useless', async () => {
    await fail({ permanent: true })
    const { seconds_until_next: seconds } = await notificationState(as)
    expect(seconds).toBeGreaterThan(1790)
    expect(seconds).toBeLessThanOrEqual(3600)
  })

  test('is the deadline when it would be later', async () => {
    await pass('23 hours 59 minutes')
    await fail({ retryAfter: 80_000 })
    const { seconds_until_next, seconds_until_give_up } = await notificationState(as)
    expect(seconds_until_next).toBeCloseTo(seconds_until_give_up, 5)
  })

  const attempts = (count: number) => as('postgres', `update quote_notifications set attempts = ${count}`)

  test('does not come after the deadline and a dozen attempts: the notification is dead, with its last error', async () => {
    await attempts(10)
    await fail()
    await pass('25 hours')
    expect(await fail()).toEqual({ status: 'dead' })
    expect(await notificationState(as)).toMatchObject({ status: 'dead', attempts: 12, last_error: 'no' })
    await as('postgres', 'update quote_notifications set next_attempt_at = now()')
    expect(await claim(as)).toEqual([])
  })

  test('comes although a day is over in which the machine was off, and not at once', async () => {
    await pass('25 hours')
    expect(await fail()).toEqual({ status: 'pending' })
    expect((await notificationState(as)).seconds_until_next).toBeGreaterThan(5)
  })

  test('does not come after a hundred attempts, whatever the clock says', async () => {
    await attempts(99)
    expect(await fail()).toEqual({ status: 'dead' })
  })

  test('is now when a clock that has been set back since had put it, or its claim, a year ahead', async () => {
    await as('postgres', `update quote_notifications set next_attempt_at = now() + interval '1 year'`)
    expect(await as('service_role', 'select quote_outbox_has_work() as it_has')).toEqual([{ it_has: true }])
    expect(await claim(as)).toHaveLength(1)
    await as('postgres', `update quote_notifications set claimed_until = now() + interval '1 year'`)
    expect(await claim(as)).toHaveLength(1)
    expect(await claim(as)).toEqual([])
  })

  test('is not decided by a worker whose claim has run out', async () => {
    const [late] = await claim(as)
    await as('postgres', 'update quote_notifications set claimed_until = now()')
    const [current] = await claim(as)
    const record = (worker: typeof late, delivered: boolean) =>
      as(
        'service_role',
        `select record_notification_attempt($1::uuid, $2::boolean, 'late', $3::uuid) as status`,
        [String(worker?.notification_id), String(delivered), String(worker?.claim)],
      )
    await record(late, false)
    expect(await notificationState(as)).toMatchObject({ is_claimed: true, attempts: 1, last_error: null })
    expect(await record(current, true)).toEqual([{ status: 'delivered' }])
    // But a late success is a fact: the owner has the mail.
    await as('postgres', `update quote_notifications set status = 'pending', delivered_at = null`)
    expect(await record(late, true)).toEqual([{ status: 'delivered' }])
  })
})
