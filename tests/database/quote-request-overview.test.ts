import { beforeEach, expect, test } from 'vitest'

import { describeMigrated } from './support/every-engine.ts'
import { ada, submit } from './support/quote-requests.ts'

describeMigrated('quote_request_overview', (as) => {
  beforeEach(() => as('postgres', 'truncate quote_requests cascade'))

  test('shows one row a request with the state of its notification', async () => {
    const { quote_request_id, notification_id } = await submit(as, ada)
    await as('service_role', `select record_notification_attempt($1::uuid, false, 'no route')`, [
      notification_id,
    ])
    expect(await as('service_role', 'select * from quote_request_overview')).toEqual([
      {
        id: quote_request_id,
        created_at: expect.any(Date),
        first_name: 'Ada',
        email: ada.email,
        phone: ada.phone,
        message: null,
        notification_status: 'pending',
        notification_attempts: 1,
        notification_last_error: 'no route',
        delivered_at: null,
        notification_next_attempt_at: expect.any(Date),
        suspicion: null,
        webhook_status: null,
        webhook_attempts: null,
        webhook_last_error: null,
        origin_page: null,
        origin_subject: null,
      },
    ])
  })

  test('forgets a request together with its notification when the owner deletes it', async () => {
    await submit(as, ada)
    await as('postgres', 'delete from quote_requests')
    expect(await as('service_role', 'select * from quote_request_overview')).toEqual([])
    expect(await as('service_role', 'select * from quote_notifications')).toEqual([])
  })
})
