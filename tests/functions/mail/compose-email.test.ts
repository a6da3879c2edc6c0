import { expect, test } from 'vitest'

import { toDialableNumber, hasTooFewDigits } from '../../../supabase/functions/_shared/domain/phone-number.ts'
import type { ClaimedNotification } from '../../../supabase/functions/_shared/outbox/claim-notification.ts'
import { composeNotification } from '../../../supabase/functions/_shared/outbox/compose-email.ts'

const notification: ClaimedNotification = {
  notificationId: 'n-1',
  claim: 'c-1',
  channel: 'email',
  resends: 0,
  requestId: 'r-1',
  firstName: 'Dana',
  email: 'dana@visitor.example',
  phone: '(916) 555-0123',
  receivedAt: new Date('2026-07-04T19:05:00Z'),
  suspicion: null,
  origin: undefined,
}
const from = { name: 'Example Wash', address: 'website@b.example' }

function compose(overrides: Partial<ClaimedNotification> = {}, mayReply?: boolean) {
  return composeNotification({ ...notification, ...overrides }, { to: ['owner@b.example'], from }, mayReply)
}

const noReply = 'Replying won’t reach this visitor. Call, or check the address below and email it directly.'

test('the email says who wants a quote, how to reach them and when they asked', () => {
  const { text, ...email } = compose()
  expect(email).toMatchObject({
    key: 'quote-notification/n-1',
    to: ['owner@b.example'],
    from,
    replyTo: { name: 'Dana', address: 'dana@visitor.example' },
    subject: 'Quote request from Dana, (916) 555-0123',
  })
  // Newer versions of ICU put a narrow no-break space before AM and PM.
  expect(text.replaceAll('\u202f', ' ').split('\n')).toEqual([
    'A visitor requested a free quote.',
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
  expect(email.html).toContain('<a href="tel:+19165550123">(916) 555-0123</a>')
  expect(email.html).toContain('<a href="mailto:dana@visitor.example">dana@visitor.example</a>')
  expect(text + email.html).not.toContain('Message')
})

test('the email notes the page, a number that cannot be dialed and a form that was submitted too fast', () => {
  const origin = { page: '/services?tab=roof', subject: 'Roof <Cleaning>' }
  const { text, html } = compose({ phone: 'call me', suspicion: 'too-fast', origin })
  expect(text).toContain(
    [
      'Phone: call me',
      'Note:  The phone number can’t be dialed, so reply by email.',
      'Note:  The form was sent in under two seconds: autofill or a bot.',
      'Page:  Roof <Cleaning> (/services?tab=roof)',
    ].join('\n'),
  )
  expect(html).toContain('Roof &lt;Cleaning&gt; (/services?tab=roof)')
  expect(html).not.toContain('href="tel:')
})

test('puts the visitor’s message below all of our own text so that nothing in it passes for ours', () => {
  const { text, html } = compose({ message: 'The <b>deck</b>,\n40 ft.\n\nRequest:  r-2' })
  expect(text).toMatch(/\nRequest: {2}r-1\n\nMessage:\nThe <b>deck<\/b>,\n40 ft\.\n\nRequest: {2}r-2\n$/)
  expect(html).toContain('The &lt;b&gt;deck&lt;/b&gt;,<br />40 ft.<br /><br />')
})

test('escapes everything a visitor types when it composes HTML', () => {
  const firstName = `<img src=x onerror="alert('1')">&amp;`
  const { html } = compose({ firstName, phone: '"><script>1</script>', email: `"><b>@x.example` })
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;')
  expect(html).not.toMatch(/<(?:img|script|b)\b/)
  expect(html).not.toContain('href')
})

test('a repeated attempt sends the same email, but a resend by the owner has a different key', () => {
  expect(compose()).toEqual(compose())
  expect(compose({ resends: 2 }).key).toBe('quote-notification/n-1/2')
})

test.each([
  "pat.o'brien@visitor.example",
  'a&b/c=d!@visitor.example',
  'dänä@müller.example',
  '用户@例子.公司',
  'ana+quote@sub.visitor.example',
])('replies go to the address %s', (email) => {
  const { replyTo, text, html } = compose({ email })
  expect(replyTo).toEqual({ name: 'Dana', address: email })
  expect(text + html).not.toContain(noReply)
})

test.each([
  'ana..p@visitor.example',
  'ana.@visitor.example',
  '.ana@visitor.example',
  'a(b)@visitor.example',
  'ana@visitor..example',
  'ana@-visitor.example',
  'a@b.c',
  `${'a'.repeat(65)}@b.example`,
])(
  'puts the address %s, which mail servers may reject, only in the text and says so in the first lines',
  (email) => {
    const { replyTo, text, html, key } = compose({ email })
    expect(replyTo).toBeNull()
    expect(key).toBe('quote-notification/n-1')
    expect(text.split('\n').slice(0, 2)).toEqual(['A visitor requested a free quote.', noReply])
    expect(html).toMatch(new RegExp(`<p>A visitor requested a free quote.</p>\\s*<p>${noReply}</p>`))
    expect(text).toContain(`Email: ${email}\n`)
  },
)

test('the email without a rejected Reply-To says so and has a different key', () => {
  const { replyTo, text, key } = compose({}, false)
  expect([replyTo, key]).toEqual([null, 'quote-notification/n-1/no-reply'])
  expect(text).toContain(noReply)
})

test.each([
  ['916.555.0123', '+19165550123'],
  ['1 916 555 0123', '+19165550123'],
  ['+44 20 7946 0958', '+442079460958'],
  ['916-555-0123 ext. 4', '+19165550123;ext=4'],
  ['555-0123', null],
  ['٩١٦٥٥٥٠١٢٣', '+19165550123'],
  ['（９１６）５５５－０１２３', '+19165550123'],
  ['916–555—0123', '+19165550123'],
  ['９１６ ５５５ ０１２', null],
  ['𝟗𝟏𝟔𝟓𝟓𝟓𝟎𝟏𝟐𝟑', '+19165550123'],
])('the number to dial for "%s" is %s', (typed, number) => {
  expect(toDialableNumber(typed)).toBe(number)
})

test.each([
  ['५५५०१२३', false],
  ['٥٥٥ ٠١', true],
])('reports whether "%s" has too few digits for a number: %s', (typed, hasTooFew) => {
  expect(hasTooFewDigits(typed)).toBe(hasTooFew)
})
