import { beforeAll, expect, test } from 'vitest'

import { sendRequest } from './support/requests.ts'
import { site } from './support/site.ts'

const quote = {
  firstName: 'Ana',
  email: 'ana@mail.example',
  phone: '916 555 0100',
}
const publicUrl = 'https://rivermark.example'
const oversizedBody = 'x'.repeat(5_000_000)

type Fields = Record<string, string>

/**
 * Posts a body to a page like a browser without JavaScript. Does not follow
 * redirects.
 */
function post(
  body: BodyInit,
  headers: Fields = {},
  path = '/',
): Promise<Response> {
  const sender = 'referer' in headers ? {} : { origin: site.url }
  const init: RequestInit = {
    method: 'POST',
    redirect: 'manual',
    headers: { ...sender, ...headers },
    body,
  }
  return fetch(site.url + path, init)
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** Complete forms, identified by their email addresses. */
const posts: {
  email: string
  phone: string
  headers?: Fields
  fields?: Fields
  path?: string
}[] = [
  {
    email: 'page@mail.example',
    phone: '916 555 0171',
    path: '/services?tab=roof&utm_term=50%',
  },
  { email: 'twice@mail.example', phone: '916 555 0172' },
  { email: 'twice@mail.example', phone: '916 555 0172' },
  {
    email: 'honeypot@mail.example',
    phone: '916 555 0173',
    fields: { subject_line: 'Cheap pills' },
  },
  ...[1, 2, 3, 4, 5, 6, 7].map((index) => ({
    email: `limit-${index}@mail.example`,
    phone: '(916) 555-0174',
  })),
  {
    email: 'new-browser@mail.example',
    phone: '916 555 0175',
    headers: { 'sec-fetch-site': 'same-origin' },
  },
  {
    email: 'tls-proxy@mail.example',
    phone: '916 555 0176',
    headers: { origin: publicUrl },
  },
  {
    email: 'referrer@mail.example',
    phone: '916 555 0177',
    headers: { referer: `${publicUrl}/` },
  },
  {
    email: 'other-site@mail.example',
    phone: '916 555 0178',
    headers: { origin: 'https://a.example' },
  },
  {
    email: 'similar-name@mail.example',
    phone: '916 555 0179',
    headers: { origin: `${publicUrl}.evil.example` },
  },
  {
    email: 'cross-site@mail.example',
    phone: '916 555 0179',
    headers: { 'sec-fetch-site': 'cross-site' },
  },
]
const responses: {
  email: string
  status: number
  location: string | null
  html: string
}[] = []
let stored: Awaited<ReturnType<typeof site.quotes>>

beforeAll(async () => {
  for (const { email, phone, headers, fields = {}, path } of posts) {
    const form = new URLSearchParams({
      firstName: 'Ana',
      email,
      phone,
      ...fields,
    })
    const response = await post(form, { accept: 'text/html', ...headers }, path)
    const { status } = response
    responses.push({
      email,
      status,
      location: response.headers.get('location'),
      html: await response.text(),
    })
  }
  stored = await site.quotes()
})

const responsesTo = (name: string) =>
  responses.filter(({ email }) => email.startsWith(name))
const storedFrom = (name: string) =>
  stored.filter(({ email }) => email.startsWith(name))

async function countEmailsAbout(email: string): Promise<number> {
  return (await site.emails()).filter(({ text }) => text?.includes(email))
    .length
}

test('a posted quote is stored, and the visitor is redirected to the notice on the same page', () => {
  const location =
    '/services?tab=roof&utm_term=50%25&quote=sent#quote-request-form'
  expect(responsesTo('page@')).toMatchObject([{ status: 303, location }])
  const origin = {
    origin_page: '/services?tab=roof',
    origin_subject: 'Roof Cleaning',
  }
  expect(storedFrom('page@')).toMatchObject([
    { first_name: 'Ana', phone: '916 555 0171', suspicion: null, ...origin },
  ])
})

test('a quote posted twice is stored and emailed once', async () => {
  expect(responsesTo('twice@').map(({ status }) => status)).toEqual([303, 303])
  expect(storedFrom('twice@')).toHaveLength(1)
  await expect.poll(() => countEmailsAbout('twice@mail.example')).toBe(1)
})

test.each([
  { name: 'honeypot@', suspicion: 'honeypot' },
  { name: 'limit-7@', suspicion: 'many-requests' },
])(
  'the suspicious quote from $name is stored for the owner, and the visitor is asked to call',
  ({ name, suspicion }) => {
    const [response] = responsesTo(name)
    expect(response?.status).toBe(422)
    expect(response?.html).toContain('Error Processing Request')
    expect(response?.html).toContain('href="tel:')
    const notification = {
      notification_status: 'suspect',
      notification_attempts: 0,
    }
    expect(storedFrom(name)).toMatchObject([{ suspicion, ...notification }])
  },
)

test('six quotes with the same phone number are accepted, and the seventh gets an error', () => {
  expect(responsesTo('limit-').map(({ status }) => status)).toEqual([
    303, 303, 303, 303, 303, 303, 422,
  ])
})

test.each(['new-browser@', 'tls-proxy@', 'referrer@'])(
  'a form from this site is accepted (%s)',
  (name) => {
    expect(responsesTo(name)).toMatchObject([{ status: 303 }])
    expect(storedFrom(name)).toHaveLength(1)
  },
)

test.each(['other-site@', 'similar-name@', 'cross-site@'])(
  'a form from %s is rejected with the phone number and not stored',
  (name) => {
    const [response] = responsesTo(name)
    expect(response?.status).toBe(403)
    expect(response?.html).toContain('href="tel:+19165550142">(916) 555-0142')
    expect(storedFrom(name)).toEqual([])
  },
)

test('a multipart form is accepted unless its hidden field contains a file', async () => {
  expect(
    (await post(formOf({ ...quote, email: 'multipart@mail.example' }))).status,
  ).toBe(303)
  const file = {
    ...quote,
    email: 'file@mail.example',
    subject_line: new File(['x'], 'x.txt'),
  }
  expect((await post(formOf(file))).status).toBe(422)
})

test.each<{ content: string; body: BodyInit; type?: string }>([
  {
    content: 'no body',
    body: '',
    type: 'application/x-www-form-urlencoded',
  },
  { content: 'JSON', body: '{"firstName":', type: 'application/json' },
  {
    content: 'a broken multipart body',
    body: '--x\r\nnonsense',
    type: 'multipart/form-data; boundary=x',
  },
  {
    content: 'a file instead of a name',
    body: formOf({ firstName: new File(['x'], 'x.txt') }),
  },
  {
    content: 'blanks',
    body: new URLSearchParams({ firstName: ' ', email: ' ', phone: ' ' }),
  },
])(
  'a post with $content returns the form with the specified errors',
  async ({ body, type }) => {
    const response = await post(body, type ? { 'content-type': type } : {})
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain('Please fill in all fields')
    expect(html).toContain(
      'All fields are required to submit your quote request.',
    )
    for (const field of ['First name', 'Email', 'Phone number'])
      expect(html).toContain(`${field} is required`)
  },
)

test('the returned form shows the typed values as text and never as markup', async () => {
  const markup = '"><script>alert(1)</script>'
  const response = await post(
    new URLSearchParams({ ...quote, firstName: markup, email: 'x' }),
  )
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toContain('Invalid email address')
  expect(html).not.toContain(markup)
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
})

test.each([
  { kilobytes: 60, status: 422, text: 'First name is too long' },
  { kilobytes: 70, status: 413, text: 'The request is too large' },
])('a form of $kilobytes KB is rejected with $status', async (size) => {
  const { kilobytes, status, text } = size
  const form = new URLSearchParams({
    ...quote,
    firstName: 'x'.repeat(kilobytes * 1024),
  })
  const response = await post(form, { accept: 'text/html' })
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(text)
})

test.each<{ length: string; sentAs: Fields }>([
  { length: 'of 5 MB', sentAs: {} },
  {
    length: 'of unknown length',
    sentAs: { 'transfer-encoding': 'chunked' },
  },
])(
  'a body $length that is not a form is rejected, and the client receives the reason',
  async ({ sentAs }) => {
    // A connection that closes too early loses the response only
    // intermittently.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const headers = {
        ...sentAs,
        'content-type': 'application/json',
        accept: '*/*',
        origin: site.url,
      }
      const response = await sendRequest(site.url, '/', {
        method: 'POST',
        headers,
        body: oversizedBody,
      })
      expect(response.status).toBe(413)
      expect(JSON.parse(response.body)).toEqual({
        error: 'The request is too large',
      })
    }
  },
)
