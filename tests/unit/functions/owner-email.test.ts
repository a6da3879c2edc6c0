import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'

import {
  briefDeadline,
  exactDeadline,
  replyDeadline,
} from '#domain/reply-deadline.ts'

import { business } from '../../../app/content/business.ts'
import type { Mail } from '../../../supabase/functions/_shared/mail/send-mail.ts'
import type { ClaimedNotification } from '../../../supabase/functions/_shared/outbox/claim-notification.ts'
import { composeEmail } from '../../../supabase/functions/_shared/outbox/owner-email.ts'

const notification: ClaimedNotification = {
  notificationId: 'n-1',
  claim: 'c-1',
  channel: 'email',
  resends: 0,
  quoteRequestId: 'r-1',
  receivedAt: new Date('2026-07-04T19:05:00Z'),
  quote: {
    firstName: 'Dana',
    email: 'dana@visitor.example',
    phone: '(916) 555-0123',
  },
  origin: undefined,
}
const from = { name: 'Example Wash', address: 'website@b.example' }

type Quote = ClaimedNotification['quote']

function compose(
  quote: Partial<Quote> = {},
  overrides: Partial<ClaimedNotification> = {},
) {
  const addresses = { to: ['owner@b.example'], from }
  const composed = { ...notification, ...overrides }
  return composeEmail(
    { ...composed, quote: { ...composed.quote, ...quote } },
    addresses,
  )
}

/** Returns the lines of the plain-text part with plain spaces. */
function linesOf({ text }: Mail): string[] {
  return text.replaceAll('\u00a0', ' ').split('\n')
}

/** Returns the text of the HTML part as a mail client shows it. */
function visibleText({ html }: Mail): string {
  return parse(html).structuredText.replaceAll('\u00a0', ' ')
}

const replyBy = replyDeadline(notification.receivedAt.getTime(), business)
const deadline = exactDeadline(replyBy).replaceAll('\u00a0', ' ')
const usualSubject = `Call Dana ${briefDeadline(replyBy)} · (916) 555-0123`

const noReply = 'Replying to this email won’t reach this visitor.'

test('the email says first whom to call and by when, then how, and last who it is', () => {
  const email = compose()
  expect(email).toMatchObject({
    key: 'quote-notification/n-1',
    to: ['owner@b.example'],
    from,
    replyTo: { name: 'Dana', address: 'dana@visitor.example' },
    subject: usualSubject,
  })
  expect(linesOf(email)).toEqual([
    `Call Dana ${deadline}`,
    expect.stringMatching(/^Asked Sat, Jul 4, \d{1,2}:05 [AP]M\.$/),
    '',
    'Call:  (916) 555-0123  tel:+19165550123',
    'Text:  sms:+19165550123',
    'Email: mailto:dana@visitor.example',
    '',
    'Name:  Dana',
    'Email: dana@visitor.example',
    'Phone: (916) 555-0123',
    '',
    'Example Wash',
    'Request r-1',
    '',
  ])
})

test('the HTML part calls, texts and emails the visitor with one tap', () => {
  const { html } = compose()
  expect(html).toContain('href="tel:+19165550123"')
  expect(html).toContain('href="sms:+19165550123"')
  expect(html).toContain(
    'href="mailto:dana@visitor.example?subject=Your%20quote%20from%20Example%20Wash"',
  )
  expect(compose({ email: 'a&b/c=d?@visitor.example' }).html).toContain(
    'href="mailto:a%26b%2Fc%3Dd%3F@visitor.example?subject=',
  )
})

test('both parts say the same', () => {
  const origin = { page: '/services?tab=roof', subject: 'Roof <Cleaning>' }
  const email = compose(
    { phone: '123', message: 'The deck,\n40 ft.' },
    { origin },
  )
  const words = linesOf(email).map((line) =>
    line.replace(/^(?:> |(?:[A-Z][a-z ]+:) *)/, ''),
  )
  // In HTML, links are behind their labels.
  const readable = words.filter((text) => !/\b(?:mailto|sms|tel):/.test(text))
  const shown = visibleText(email)
  const missing = readable.filter((text) => !shown.includes(text))
  expect(missing).toEqual([])
  expect(readable.length).toBeGreaterThan(11)
})

test.each([
  { page: '/contact', subject: undefined, text: 'Contact page' },
  { page: '/city/salem', subject: 'Salem', text: 'Salem page' },
  {
    page: '/services?tab=roof',
    subject: 'Roof Cleaning',
    text: 'Roof Cleaning, services page',
  },
])(
  'the email names the page $page ($subject) as $text',
  ({ page, subject, text: name }) => {
    const origin = subject === undefined ? { page } : { page, subject }
    expect(linesOf(compose({}, { origin }))).toContain(`Looked at: ${name}`)
  },
)

test('the subject ends with the subject of the page, and the home page goes unmentioned', () => {
  const roof = { page: '/services?tab=roof', subject: 'Roof Cleaning' }
  expect(compose({}, { origin: roof }).subject).toBe(
    `${usualSubject} · Roof Cleaning`,
  )
  const home = compose({}, { origin: { page: '/' } })
  expect(home.subject).toBe(usualSubject)
  expect(home.text).not.toContain('Looked at')
})

test('shows the phone number in its usual spelling, unless more was typed', () => {
  const plain = compose({ phone: '9165550123' })
  expect(plain.text).toContain('Phone: (916) 555-0123\n')
  const more = compose({ phone: '916-555-0123 after 5' })
  expect(more.text).toContain('Phone: 916-555-0123 after 5\n')
})

test('the email says that a number cannot be dialed, and to email instead', () => {
  const email = compose({ phone: '555-0123' })
  expect(linesOf(email)[0]).toBe(`Email Dana ${deadline}`)
  expect(email.text).toContain('\n\nThe phone number below can’t be dialed.\n')
  expect(email.text).toContain('Phone: 555-0123\n')
  expect(email.html).not.toContain('href="tel:')
  expect(email.html).not.toContain('href="sms:')
})

test('quotes each line of the visitor’s message so that nothing in it passes for ours', () => {
  const { text, html } = compose({
    message: 'The <b>deck</b>,\n40 ft.\n\nRequest r-2',
  })
  expect(text).toContain(
    '\n\nMessage:\n> The <b>deck</b>,\n> 40 ft.\n>\n> Request r-2\n\n',
  )
  expect(text).toMatch(/\nRequest r-1\n$/)
  expect(html).toContain(
    'The &lt;b&gt;deck&lt;/b&gt;,<br />40 ft.<br /><br />Request r-2<br /></blockquote>',
  )
})

test.each(['Go to evil.example and log in', 'x'.repeat(41), '=?utf-8?q?Al?='])(
  'keeps the name "%s" out of the heading, where it could pass for our words or become a link',
  (firstName) => {
    const email = compose({ firstName })
    expect(linesOf(email)[0]).toBe(`Call this visitor ${deadline}`)
    expect(email.text).toContain(`Name:  ${firstName}\n`)
  },
)

test.each(['Anne-Marie O’Neil', 'J. R. & Bo', 'שרה'])(
  'the heading names %s',
  (firstName) => {
    expect(linesOf(compose({ firstName }))[0]).toBe(
      `Call ${firstName} ${deadline}`,
    )
  },
)

test('escapes everything a visitor types when it composes HTML', () => {
  const firstName = `<img src=x onerror="alert('1')">&amp;`
  const { html } = compose({
    firstName,
    phone: '"><script>1</script>',
    email: `"><b>@x.example`,
  })
  expect(html).toContain(
    '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;',
  )
  expect(html).not.toMatch(/<(?:img|script|b)\b/)
  expect(html).not.toContain('href')
})

test('a repeated attempt sends the same email, but a resend by the owner has a different key', () => {
  expect(compose()).toEqual(compose())
  expect(compose({}, { resends: 2 }).key).toBe('quote-notification/n-1/2')
})

test.each(['a&b/c=d!@visitor.example', 'ana+quote@sub.visitor.example'])(
  'replies go to the address %s',
  (email) => {
    const { replyTo, text, html } = compose({ email })
    expect(replyTo).toEqual({ name: 'Dana', address: email })
    expect(text + html).not.toContain(noReply)
  },
)

test.each([
  'ana..p@visitor.example',
  'a@b.c',
  `${'a'.repeat(65)}@b.example`,
  'dänä@visitor.example',
])(
  'puts the address %s, which mail servers may reject, only in the text and says so',
  (email) => {
    const composed = compose({ email })
    expect(composed.replyTo).toBeNull()
    expect(linesOf(composed)[3]).toContain(noReply)
    expect(composed.html).toContain(noReply)
    expect(composed.html).not.toContain('mailto:')
    expect(composed.text).toContain(`Email: ${email}\n`)
  },
)

test.each([
  {
    channel: 'test',
    prefix: 'Test: ',
    note: 'This is a test from npm run doctor. There is no visitor to call.',
  },
  {
    channel: 'email-alert',
    prefix: 'Undelivered: ',
    note: 'Another notification of this request failed for a day. npm run quotes says why.',
  },
])(
  'an email of the channel $channel says so in its subject and before anything that could be acted on',
  ({ channel, prefix, note }) => {
    const email = compose({}, { channel })
    expect(email.subject).toBe(`${prefix}${usualSubject}`)
    expect(linesOf(email)[3]).toBe(note)
  },
)
