import { beforeEach, expect, test } from 'vitest'

import type { SqlParameter } from '../../supabase/embedded/database/sql-client.ts'
import { describeMigrated } from './support/every-engine.ts'
import { ada, submit } from './support/quote-requests.ts'

describeMigrated('record_notification_attempt', (as) => {
  let notificationId: string

  beforeEach(async () => {
    await as('postgres', 'truncate quote_requests cascade')
    notificationId = (await submit(as, ada)).notification_id
  })

  const record = (delivered: boolean, error: SqlParameter = null) =>
    as('service_role', 'select record_notification_attempt($1::uuid, $2::boolean, $3)', [
      notificationId,
      `${delivered}`,
      error,
    ])

  const state = async () => {
    const [row] = await as(
      'service_role',
      `select status, attempts, last_error, last_attempt_at is not null as stamped, delivered_at is not null as delivered
       from quote_notifications`,
    )
    return row
  }

  test('counts a failure and keeps its error', async () => {
    await record(false, 'mailbox full')
    await record(false, 'no route')
    expect(await state()).toEqual({
      status: 'pending',
      attempts: 2,
      last_error: 'no route',
      stamped: true,
      delivered: false,
    })
  })

  test('marks a delivery and clears the earlier error', async () => {
    await record(false, 'mailbox full')
    await record(true)
    expect(await state()).toEqual({
      status: 'delivered',
      attempts: 2,
      last_error: null,
      stamped: true,
      delivered: true,
    })
  })

  test('never takes a delivery back', async () => {
    await record(true)
    const [before] = await as('service_role', 'select delivered_at from quote_notifications')
    await record(false, 'late timeout')
    await record(true)
    expect(await state()).toEqual({
      status: 'delivered',
      attempts: 3,
      last_error: null,
      stamped: true,
      delivered: true,
    })
    expect(await as('service_role', 'select delivered_at from quote_notifications')).toEqual([before])
  })

  test('counts attempts recorded at the same moment', async () => {
    await Promise.all(Array.from({ length: 10 }, () => record(false, 'busy')))
    expect(await state()).toMatchObject({ attempts: 10 })
  })

  test('keeps only the beginning of a very long error', async () => {
    await record(false, '💥'.repeat(5000))
    expect(await state()).toMatchObject({ last_error: '💥'.repeat(1000) })
  })

  test('refuses a notification it does not know', async () => {
    notificationId = '00000000-0000-4000-8000-000000000000'
    await expect(record(true)).rejects.toMatchObject({
      code: '22023',
      message: `there is no notification ${notificationId}`,
    })
  })
})
