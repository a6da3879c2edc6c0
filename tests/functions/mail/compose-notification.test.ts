import { expect, test } from 'vitest'

import { callableNumber } from '../../../supabase/functions/_shared/quote-delivery/callable-number.ts'
import type { ClaimedNotification } from '../../../supabase/functions/_shared/quote-delivery/claim-notification.ts'
import { composeNotification } from '../../../supabase/functions/_shared/quote-delivery/compose-notification.ts'

function compose(quote: Partial<ClaimedNotification> = {}, receivedAt = '2026-07-04T19:05:00Z') {
  const notification: ClaimedNotification = {
    notificationId: 'n-1',
    claim: 'c-1',
    channel: 'email',
    resends: 0,
    requestId: 'r-1',
    firstName: 'Dana',
    email: 'dana@visitor.example',
    phone: '(916) 555-0123',
    receivedAt: new Date(receivedAt),
    suspicion: null,
    origin: undefined,
    ...quote,
  }
  return composeNotification(notification, 'owner@b.example', {
    name: 'Example Wash',
    address: 'website@b.example',
  })
}

test('the owner reads who asked, how to answer and when it was', () => {
  expect(compose()).toMatchObject({
    key: 'quote-notification/n-1',
    to: 'owner@b.example',
    from: { name: 'Example Wash', address: 'website@b.example' },
    replyTo: { name: 'Dana', address: 'dana@visitor.example' },
    subject: 'Quote request from Dana, (916) 555-0123',
  })
  // Newer language data put a narrow no-break space before AM and PM.
  expect(compose().text.replaceAll('\u202f', ' ').split('\n')).toEqual([
    'A visitor asked for a free quote.',
    '',
    'Name:  Dana',
    'Email: dana@visitor.example',
    'Phone: (916) 555-0123',
    'Call:  tel:+19165550123',
    '',
    'Received: Saturday, July 4, 2026 at 12:05:00 PM PDT',
    'Request:  r-1',
    '',
  ])
})

test('the owner reads where it was asked, which number cannot be dialed, and what was flagged', () => {
  const origin = { page: '/services?tab=roof', subject: 'Roof <Cleaning>' }
  const { text, html } = compose({ phone: 'call me', suspicion: 'too-fast', origin })
  expect(text).toContain(
    [
      'Phone: call me',
      'Note:  The phone number cannot be dialed; answer by email.',
      'Note:  The form came back within two seconds: autofill, or a program.',
      'Page:  Roof <Cleaning> (/services?tab=roof)',
    ].join('\n'),
  )
  expect(html).toContain('Roof &lt;Cleaning&gt; (/services?tab=roof)')
  expect(html).toContain('cannot be dialed')
  expect(html).not.toContain('href="tel:')
  expect(compose({ origin: { page: '/contact' } }).text).toContain('\nPage:  /contact\n')
  expect(compose({ phone: '(916) 555-0142 ext. 3' }).text, 'a person can dial it').not.toContain('Note:')
})

test('a message stands below everything of ours, with its lines, so that nothing in it passes for ours', () => {
  const { text, html } = compose({ message: 'The <b>deck</b>,\n40 ft.\n\nRequest:  r-2' })
  expect(text).toMatch(/\nRequest: {2}r-1\n\nMessage:\nThe <b>deck<\/b>,\n40 ft\.\n\nRequest: {2}r-2\n$/)
  expect(html).toMatch(
    /Message<\/th>\s*<td dir="auto">The &lt;b&gt;deck&lt;\/b&gt;,<br \/>40 ft\.<br \/><br \/>/,
  )
})

test('without a message nothing speaks of one', () => {
  expect(compose().text + compose().html).not.toContain('Message')
})

test('the time is the one on the clock in Los Angeles, also in winter', () => {
  expect(compose({}, '2026-01-01T07:30:00Z').text).toMatch(/Wednesday, December 31, 2025 at 11:30:00\sPM PST/)
})

test('the page of the mail lets a telephone call and a mail program answer with one tap', () => {
  const { html } = compose()
  expect(html).toContain('<strong>Dana</strong>')
  expect(html).toContain('<a href="tel:+19165550123">(916) 555-0123</a>')
  expect(html).toContain('<a href="mailto:dana@visitor.example">dana@visitor.example</a>')
  expect(html).toContain('Request r-1')
})

test('nothing a visitor types becomes markup', () => {
  const { html } = compose({
    firstName: `<img src=x onerror="alert('1')">&amp;`,
    phone: '"><script>1</script>',
    email: `"><b>@x.example`,
  })
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;')
  expect(html).not.toMatch(/<(?:img|script|b)\b/)
  expect(html).not.toContain('href')
})

test('an attempt that is repeated sends the same mail, and one the owner asks for again another', () => {
  expect(compose()).toEqual(compose())
  expect(compose({ resends: 2 }).key).toBe('quote-notification/n-1/2')
})

test.each(['dana+house@mail.visitor.example', 'd@x-1.example', 'A.B_c@VISITOR.EXAMPLE'])(
  'an answer goes to %s',
  (email) => {
    expect(compose({ email }).replyTo?.address).toBe(email)
  },
)

test.each([
  'dänä@visitor.example',
  'a(b)@visitor.example',
  "a'b@visitor.example",
  'a@b.c',
  'a:b@c.example',
  `${'a'.repeat(65)}@b.example`,
])('an address that a mail server may refuse, %s, stands in the text only', (email) => {
  const mail = compose({ email })
  expect(mail.replyTo).toBeNull()
  expect(mail.text).toContain(`Email: ${email}\n`)
})

test.each([
  ['(916) 555-0123', '+19165550123'],
  ['916.555.0123', '+19165550123'],
  ['1 916 555 0123', '+19165550123'],
  ['+44 20 7946 0958', '+442079460958'],
  ['916-555-0123 ext. 4', null],
  ['555-0123', null],
  ['916 555 01234', null],
  ['+1', null],
  ['call me', null],
  ['٩١٦٥٥٥٠١٢٣', null],
])('the number behind "%s" is %s', (typed, number) => {
  expect(callableNumber(typed)).toBe(number)
})
