import { expect, test } from 'vitest'

import { site } from './site.ts'

const quote = { firstName: 'Ana', email: 'ana@mail.example', phone: '916 555 0100' }
const tooLarge = 'x'.repeat(5_000_000)

type Fields = Record<string, string>

/** Posts the form of a page as a browser without JavaScript does; a redirect is not followed. */
function postQuote(fields: Fields, headers: Fields = {}, path = '/'): Promise<Response> {
  return postBody(new URLSearchParams(fields), headers, path)
}

function postBody(body: BodyInit, headers: Fields = {}, path = '/'): Promise<Response> {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url, ...headers },
    body,
    // Node requires it for streams; the browser's types do not know it.
    duplex: 'half',
  }
  return fetch(site.url + path, init)
}

async function storedQuotes(email: string) {
  return (await site.quotes()).filter((stored) => stored.email === email)
}

test('a posted quote is stored, and the visitor is redirected to the notice on the same page', async () => {
  const visitor = { ...quote, email: 'roof@mail.example' }
  const response = await postQuote(visitor, {}, '/services?tab=roof&utm_source=mail')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(
    '/services?tab=roof&utm_source=mail&quote=sent#quote-request-form',
  )
  expect(await storedQuotes(visitor.email)).toMatchObject([
    { ...visitor, suspicion: null, origin: { page: '/services?tab=roof', subject: 'Roof Cleaning' } },
  ])
})

test('a multipart form is accepted', async () => {
  expect((await postBody(formOf({ ...quote, email: 'multipart@mail.example' }))).status).toBe(303)
})

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test.each<[string, BodyInit, string?]>([
  ['no body', '', 'application/x-www-form-urlencoded'],
  ['JSON', '{"firstName":', 'application/json'],
  ['a broken multipart body', '--x\r\nnonsense', 'multipart/form-data; boundary=x'],
  ['a file instead of a name', formOf({ firstName: new File(['x'], 'x.txt') })],
  ['blanks', new URLSearchParams({ firstName: ' ', email: ' ', phone: ' ' })],
])('a post with %s returns the form with the specified errors', async (_, body, type) => {
  const response = await postBody(body, type ? { 'content-type': type } : {})
  expect(response.status).toBe(422)
  const html = await response.text()
  for (const text of [
    'Please fill in all fields',
    'All fields are required to submit your quote request.',
    'First name is required',
    'Email is required',
    'Phone number is required',
  ])
    expect(html).toContain(text)
})

test('the returned form has what was typed, as text and never as markup', async () => {
  const markup = '"><script>alert(1)</script>'
  const response = await postQuote({ ...quote, firstName: markup, email: 'x' })
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toContain('Invalid email address')
  expect(html).not.toContain(markup)
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
})

test.each([
  [60, 422, 'First name is too long'],
  [70, 413, 'Error Processing Request'],
])('a form of %i KB is refused with %i', async (kilobytes, status, text) => {
  const response = await postQuote({ ...quote, firstName: 'x'.repeat(kilobytes * 1024) })
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(text)
})

test.each([
  ['of 5 MB', () => tooLarge],
  ['of unknown length', () => new Blob([tooLarge]).stream()],
])('a body %s that is no form is refused while it is still being sent', async (_, body) => {
  // A connection that closes too early loses the response only now and then.
  for (let time = 0; time < 10; time += 1) {
    const response = await postBody(body(), { 'content-type': 'application/json' })
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ error: 'The request is too large' })
  }
})

test('a form with text in its hidden field is kept for the owner, and the visitor is asked to call', async () => {
  const visitor = { ...quote, email: 'honeypot@mail.example', phone: '916 555 0177' }
  const response = await postQuote({ ...visitor, subject_line: 'Cheap pills' })
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toContain('Error Processing Request')
  expect(html).toContain('href="tel:')
  expect(await storedQuotes(visitor.email)).toMatchObject([
    { ...visitor, suspicion: 'honeypot', notification: { status: 'suspect', attempts: 0 } },
  ])
})

test('a quote posted twice is stored and mailed once, however quickly it was filled in', async () => {
  const visitor = { ...quote, email: 'hasty@mail.example', phone: '916 555 0179' }
  expect((await postQuote({ ...visitor, shown_at: String(Date.now()) })).status).toBe(303)
  expect((await postQuote({ ...visitor, shown_at: String(Date.now() - 60_000) })).status).toBe(303)
  const mails = async () => (await site.mails()).filter(({ text }) => text?.includes(visitor.email))
  await expect.poll(async () => (await mails()).length).toBe(1)
  expect(await storedQuotes(visitor.email)).toHaveLength(1)
})

test('the seventh quote with one telephone number is kept for the owner, and the visitor is asked to call', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 7; index += 1)
    statuses.push(
      (await postQuote({ ...quote, email: `limit-${index}@mail.example`, phone: '(916) 555-0180' })).status,
    )
  expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 422])
  expect(await storedQuotes('limit-6@mail.example')).toMatchObject([{ suspicion: 'many-requests' }])
})

test('forms from other sites are refused, and forms from this one are stored', async () => {
  const origins: [string, number, Fields][] = [
    ['same-origin', 303, { 'sec-fetch-site': 'same-origin' }],
    ['tls-proxy', 303, { origin: 'https://rivermark.example' }],
    ['referrer-only', 303, { origin: '', referer: 'https://rivermark.example/contact' }],
    ['another-site', 403, { origin: 'https://elsewhere.example' }],
    ['similar-name', 403, { origin: 'https://rivermark.example.evil.example' }],
    ['cross-site', 403, { 'sec-fetch-site': 'cross-site' }],
  ]
  for (const [name, status, headers] of origins) {
    const visitor = { ...quote, email: `${name}@origins.example`, phone: '916 555 0199' }
    expect([name, (await postQuote(visitor, headers)).status]).toEqual([name, status])
  }
  const stored = (await site.quotes()).filter((one) => one.email.endsWith('@origins.example'))
  expect(new Set(stored.map((one) => one.email.split('@')[0]))).toEqual(
    new Set(['same-origin', 'tls-proxy', 'referrer-only']),
  )
})

test('a refused form is answered with a page that has the telephone number', async () => {
  const response = await postQuote(quote, { 'sec-fetch-site': 'cross-site', accept: 'text/html' })
  expect(response.status).toBe(403)
  expect(await response.text()).toContain('href="tel:+19165550142">(916) 555-0142')
})
