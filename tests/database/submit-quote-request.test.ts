import { beforeEach, expect, test } from 'vitest'

import { quoteField, quoteFields } from '../../supabase/functions/_shared/quote-fields.ts'
import { describeMigrated } from './support/every-engine.ts'
import { ada, submit } from './support/quote-requests.ts'

function refused(rule: string): unknown {
  return expect.objectContaining({ code: '23514', message: `quote request refused: ${rule}` })
}

describeMigrated('submit_quote_request', (as) => {
  beforeEach(() => as('postgres', 'truncate quote_requests cascade'))

  const stored = () =>
    as('postgres', 'select first_name, email, phone from quote_requests order by created_at')
  const count = () => as('postgres', 'select count(*)::integer as requests from quote_requests')

  test('stores the request and a pending notification', async () => {
    const { quote_request_id, notification_id, is_new } = await submit(as, ada, 'key-1')
    expect(is_new).toBe(true)
    expect(
      await as('service_role', 'select id, first_name, email, phone, idempotency_key from quote_requests'),
    ).toEqual([
      {
        id: quote_request_id,
        first_name: 'Ada',
        email: ada.email,
        phone: ada.phone,
        idempotency_key: 'key-1',
      },
    ])
    expect(await as('service_role', 'select * from quote_notifications')).toEqual([
      expect.objectContaining({
        id: notification_id,
        quote_request_id,
        channel: 'email',
        status: 'pending',
        attempts: 0,
      }),
    ])
  })

  test('trims what it stores', async () => {
    await submit(as, { firstName: ' \t Ada\n', email: ' ada@example.com ', phone: '\r\n1 ' })
    expect(await stored()).toEqual([{ first_name: 'Ada', email: 'ada@example.com', phone: '1' }])
  })

  test('answers the same key and content with the first request', async () => {
    const first = await submit(as, ada, 'key-1')
    expect(await submit(as, { ...ada, firstName: ' Ada ' }, 'key-1')).toEqual({ ...first, is_new: false })
    expect(await count()).toEqual([{ requests: 1 }])
  })

  test('remembers a key for longer than the ten minutes', async () => {
    const first = await submit(as, ada, 'key-1')
    await as('postgres', `update quote_requests set created_at = now() - interval '3 days'`)
    expect(await submit(as, ada, 'key-1')).toEqual({ ...first, is_new: false })
  })

  test('never swallows another lead that comes with a used key', async () => {
    await submit(as, ada, 'key-1')
    const other = await submit(as, { ...ada, phone: '916-555-0102' }, 'key-1')
    expect(other.is_new).toBe(true)
    expect(await count()).toEqual([{ requests: 2 }])
  })

  test('takes the same content under another key as a new request', async () => {
    await submit(as, ada, 'key-1')
    expect((await submit(as, ada, 'key-2')).is_new).toBe(true)
  })

  test('does not confuse fields that read the same side by side', async () => {
    await submit(as, { firstName: 'ab', email: 'c', phone: '1' })
    expect((await submit(as, { firstName: 'a', email: 'bc', phone: '1' })).is_new).toBe(true)
  })

  test('without a key, takes identical content within ten minutes as the same request', async () => {
    const first = await submit(as, ada)
    await as('postgres', `update quote_requests set created_at = now() - interval '9 minutes'`)
    expect(await submit(as, ada)).toEqual({ ...first, is_new: false })
    await as('postgres', `update quote_requests set created_at = now() - interval '11 minutes'`)
    expect((await submit(as, ada)).is_new).toBe(true)
  })

  test.each(['key-1', null])('stores ten parallel copies with key %s once', async (key) => {
    const submissions = await Promise.all(Array.from({ length: 10 }, () => submit(as, ada, key)))
    expect(submissions.filter(({ is_new }) => is_new)).toHaveLength(1)
    expect(new Set(submissions.map(({ notification_id }) => notification_id)).size).toBe(1)
    expect(await count()).toEqual([{ requests: 1 }])
  })

  test('stores ten parallel leads under one key ten times', async () => {
    const leads = Array.from({ length: 10 }, (_, index) => ({ ...ada, phone: `${index}` }))
    const submissions = await Promise.all(leads.map((lead) => submit(as, lead, 'key-1')))
    expect(submissions.every(({ is_new }) => is_new)).toBe(true)
    expect(await count()).toEqual([{ requests: 10 }])
  })

  test.each([
    ['emoji', '👩‍👩‍👧 Zoë'],
    ['right-to-left text', 'מרים بنت‎ 42'],
    ['SQL', `Robert'); drop table quote_requests; --`],
    ['markup and escapes', '<b>"\\x00%s$1${a}</b>'],
  ])('keeps %s to the letter', async (_, firstName) => {
    await submit(as, { ...ada, firstName })
    expect(await stored()).toEqual([{ first_name: firstName, email: ada.email, phone: ada.phone }])
  })

  test('takes exactly the lengths the form takes', async () => {
    const longest = {
      firstName: 'ü'.repeat(quoteField.firstName.longest),
      email: 'e'.repeat(quoteField.email.longest),
      phone: '1'.repeat(quoteField.phone.longest),
      message: 'm'.repeat(quoteField.message.longest),
    }
    expect((await submit(as, longest, 'k'.repeat(200))).is_new).toBe(true)
    for (const { name, column, longest: length } of quoteFields) {
      await expect(submit(as, { ...longest, [name]: `${longest[name]}x` })).rejects.toEqual(
        refused(`${column.replace('_', ' ')} has 1 to ${length} characters`),
      )
    }
  })

  test('keeps the lines of a message, and stores none for an empty one', async () => {
    await submit(as, { ...ada, message: ' The deck,\nall of it.\n' })
    await submit(as, { ...ada, message: ' \n' })
    await submit(as, { ...ada, phone: '2' })
    expect(await as('postgres', 'select message from quote_requests order by created_at')).toEqual([
      { message: 'The deck,\nall of it.' },
      { message: null },
      { message: null },
    ])
    expect(await as('service_role', 'select message from claim_quote_notifications(3)')).toHaveLength(3)
  })

  test('takes another message of the same person as another request', async () => {
    const first = await submit(as, { ...ada, message: 'The deck.' })
    expect(await submit(as, { ...ada, message: 'The deck. ' })).toEqual({ ...first, is_new: false })
    expect((await submit(as, { ...ada, message: 'And the roof.' })).is_new).toBe(true)
  })

  test.each([null, '', ' \n '])('refuses %j as a first name', async (firstName) => {
    await expect(submit(as, { ...ada, firstName })).rejects.toEqual(
      refused('first name has 1 to 100 characters'),
    )
  })

  test.each(['', ' ', 'two words', 'ключ', 'k'.repeat(201)])('refuses the key %j', async (key) => {
    await expect(submit(as, ada, key)).rejects.toEqual(
      refused('idempotency key has 1 to 200 visible ascii characters'),
    )
  })

  test('tells nothing of the lead in its error, which ends up in logs', async () => {
    const error: unknown = await submit(as, { ...ada, phone: '' }).catch((caught: unknown) => caught)
    const { message, detail, hint, where } = Object(error)
    expect(JSON.stringify({ message, detail, hint, where })).not.toContain('Ada')
  })

  test('stores nothing of a refused request', async () => {
    await expect(submit(as, { ...ada, phone: '' })).rejects.toThrow('quote request refused')
    expect(await count()).toEqual([{ requests: 0 }])
  })
})
