import { expect, test } from 'vitest'

import { site } from '../support/site.ts'
import { phoneLink, testSite } from '../support/test-site.ts'
import { tabService, tabServicePath } from './route-table.ts'
import { sendRequest } from './support/requests.ts'

const quote = {
  firstName: 'Ana',
  email: 'ana@mail.example',
  phone: '916 555 0100',
}
const publicUrl = testSite.url

type Fields = Record<string, string>

/**
 * Posts a body to a page like a browser without JavaScript. Does not follow
 * redirects.
 */
function post(
  body: BodyInit,
  headers: Fields = { origin: site.url },
  path = '/',
): Promise<Response> {
  const init: RequestInit = { method: 'POST', redirect: 'manual', body }
  const accept = { accept: 'text/html' }
  return fetch(site.url + path, { ...init, headers: { ...accept, ...headers } })
}

function postQuote(fields: Fields, headers?: Fields, path?: string) {
  const body = new URLSearchParams({ ...quote, ...fields })
  return post(body, headers, path)
}

async function storedFrom(email: string) {
  const quotes = await site.quotes()
  return quotes.filter((stored) => stored.email === email)
}

async function emailsAbout(email: string) {
  const emails = await site.emails()
  return emails.filter(({ text }) => text?.includes(email))
}

test('a posted quote is stored, and the visitor is redirected to the notice on the same page', async () => {
  const email = 'page@mail.example'
  const phone = '916 555 0171'
  const path = `${tabServicePath}&utm_term=50%`
  const response = await postQuote({ email, phone }, undefined, path)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(
    `${tabServicePath}&utm_term=50%25&quote=sent#quote-request-form`,
  )
  // With the token of the request's page.
  expect(response.headers.get('set-cookie')).toMatch(
    /^quote=[\w-]{43}; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(await storedFrom(email)).toMatchObject([
    {
      first_name: 'Ana',
      phone,
      suspicion: null,
      origin_page: tabServicePath,
      origin_subject: tabService.shortTitle,
    },
  ])
})

test('only the browser that has sent a quote is told so, and no cache keeps that page', async () => {
  const path = '/contact?quote=sent'
  const thanks = 'Quote Request Submitted Successfully!'
  const own = await sendRequest(site.url, path, {
    headers: { cookie: 'other=1; quote=sent' },
  })
  expect(own.body).toContain(thanks)
  const other = await sendRequest(site.url, path)
  expect(other.body).not.toContain(thanks)
  expect(other.body).toContain('First name')
  for (const { status, headers } of [own, other]) {
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
  }
})

test('a quote posted twice is stored and emailed once', async () => {
  const fields = { email: 'twice@mail.example', phone: '916 555 0172' }
  expect((await postQuote(fields)).status).toBe(303)
  expect((await postQuote(fields)).status).toBe(303)
  expect(await storedFrom(fields.email)).toHaveLength(1)
  await expect.poll(() => emailsAbout(fields.email)).toHaveLength(1)
})

test('a quote with a filled-in hidden field is stored for the owner, and the visitor is asked to call', async () => {
  const fields = { email: 'honeypot@mail.example', phone: '916 555 0173' }
  const response = await postQuote({ ...fields, subject_line: 'Cheap pills' })
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toContain('Error Processing Request')
  expect(html).toContain('href="tel:')
  expect(await storedFrom(fields.email)).toMatchObject([
    {
      suspicion: 'honeypot',
      notification_status: 'suspect',
      notification_attempts: 0,
    },
  ])
})

test('a form from this site behind a TLS proxy is accepted', async () => {
  const fields = { email: 'tls-proxy@mail.example', phone: '555-0100' }
  const response = await postQuote(fields, { origin: publicUrl })
  expect(response.status).toBe(303)
  expect(await storedFrom(fields.email)).toHaveLength(1)
})

test('a form from another site is rejected with the phone number and not stored', async () => {
  const email = 'cross-site@mail.example'
  const headers = { origin: site.url, 'sec-fetch-site': 'cross-site' }
  const response = await postQuote({ email }, headers)
  expect(response.status).toBe(403)
  const html = await response.text()
  expect(html).toContain(phoneLink)
  expect(await storedFrom(email)).toEqual([])
})

test('a multipart form is accepted', async () => {
  const form = new FormData()
  const fields = { ...quote, email: 'multipart@mail.example' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  expect((await post(form)).status).toBe(303)
})

test.each<{ content: string; body: BodyInit; type?: string }>([
  { content: 'JSON', body: '{"firstName":', type: 'application/json' },
  {
    content: 'a broken multipart body',
    body: '--x\r\nnonsense',
    type: 'multipart/form-data; boundary=x',
  },
  {
    content: 'blanks',
    body: new URLSearchParams({ firstName: ' ', email: ' ', phone: ' ' }),
  },
])(
  'a post with $content returns the form with the specified errors',
  async ({ body, type }) => {
    const contentType: Fields = type ? { 'content-type': type } : {}
    const response = await post(body, { origin: site.url, ...contentType })
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
  },
)

test('the returned form shows what is wrong with each field, and the typed values as text and never as markup', async () => {
  const markup = '"><script>alert(1)</script>'
  const fields = { firstName: markup, email: 'x', phone: '12' }
  const response = await postQuote(fields)
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toContain('Invalid email address')
  expect(html).toContain('That’s 2 digits.')
  expect(html).not.toContain(markup)
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
})

test('a form of more than 64 KB is rejected', async () => {
  const response = await postQuote({ firstName: 'x'.repeat(70 * 1024) })
  expect(response.status).toBe(413)
  expect(await response.text()).toContain('The request is too large')
})

test('a body of 5 MB and unknown length is rejected, and the client receives the reason', async () => {
  const headers = {
    'transfer-encoding': 'chunked',
    'content-type': 'application/json',
    accept: '*/*',
    origin: site.url,
  }
  const body = 'x'.repeat(5_000_000)
  // A connection that closes too early loses the response only intermittently.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const post = { method: 'POST', headers, body }
    const response = await sendRequest(site.url, '/', post)
    expect(response.status).toBe(413)
    const reason = { error: 'The request is too large' }
    expect(JSON.parse(response.body)).toEqual(reason)
  }
})
