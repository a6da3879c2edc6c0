import { describe, expect, test } from 'vitest'

import { serviceAreas } from '../../app/content/cities/city.ts'
import { elementsOf } from './page-parts.ts'
import { site } from './site.ts'
import { ask } from './visit.ts'

const fitting = { firstName: 'Ana', email: 'ana@mail.example', phone: '916 555 0100' }

function post(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url, ...headers },
    body,
    // For streams; the types of the browser do not know it yet.
    duplex: 'half',
  }
  return fetch(site.url, request)
}

test.each(['/', '/services', '/contact', `/city/${serviceAreas[0].slug}`])(
  'the form of %s is found by the specified class',
  async (path) => {
    const { body } = await ask(site.url, path)
    expect(elementsOf(body, 'section').some(({ class: names }) => hasWord(names, 'quote-request-form'))).toBe(
      true,
    )
  },
)

function postFrom(headers: Record<string, string>, email: string): Promise<Response> {
  return post(new URLSearchParams({ ...fitting, email, phone: '916 555 0199' }), headers)
}

describe('a plain form post', () => {
  test('moves on after success, so that reloading sends nothing again', async () => {
    const response = await post(new URLSearchParams(fitting))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/?quote=sent#quote-request-form')
    expect(await site.quotes()).toMatchObject([fitting])
  })

  test('keeps the other parameters of the address', async () => {
    const response = await fetch(`${site.url}/services?tab=roof&utm_source=mail`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: site.url },
      body: new URLSearchParams({ ...fitting, email: 'roof@mail.example' }),
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      '/services?tab=roof&utm_source=mail&quote=sent#quote-request-form',
    )
    const asked = (await site.quotes()).find(({ email }) => email === 'roof@mail.example')
    expect(asked?.origin).toEqual({ page: '/services?tab=roof', subject: 'Roof Cleaning' })
  })

  test('works as multipart too', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...fitting, email: 'multipart@mail.example' }))
      form.set(name, value)
    expect((await post(form)).status).toBe(303)
  })

  test.each([
    ['no body', '', 'application/x-www-form-urlencoded'],
    ['a body that is no form', '{"firstName":', 'application/json'],
    ['a broken multipart body', '--x\r\nnonsense', 'multipart/form-data; boundary=x'],
    ['a file in place of a name', fileInPlaceOfName(), undefined],
    ['blanks', new URLSearchParams({ firstName: ' ', email: ' ', phone: ' ' }), undefined],
  ])('with %s answers 422 with the specified text', async (_, body, type) => {
    const response = await post(body, type ? { 'content-type': type } : {})
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain('Please fill in all fields')
    expect(html).toContain('All fields are required to submit your quote request.')
    expect(html).toContain('First name is required')
  })

  test('gives back what was typed, as text and never as markup', async () => {
    const markup = '"><script>alert(1)</script>'
    const response = await post(new URLSearchParams({ ...fitting, firstName: markup, email: 'x' }))
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain('Invalid email address')
    expect(html).not.toContain(markup)
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  test('of fields of 10,000 characters answers 422', async () => {
    const long = 'x'.repeat(10_000)
    const response = await post(
      new URLSearchParams({ firstName: long, email: `${long}@x.example`, phone: long }),
    )
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('First name is too long')
  })

  test('of 5 MB answers 413 with the page and the specified text', async () => {
    const response = await post(new URLSearchParams({ firstName: 'x'.repeat(5_000_000) }))
    expect(response.status).toBe(413)
    const html = await response.text()
    expect(html).toContain('Error Processing Request')
    expect(html).toContain(
      'There was a problem processing your request. Please call the phone number directly.',
    )
  })

  test.each([
    ['of 5 MB', () => 'x'.repeat(5_000_000)],
    ['that never says how long it is', () => new Blob(['x'.repeat(5_000_000)]).stream()],
  ])('%s and no form is refused without a page, also while it is still being sent', async (_, body) => {
    // Several: a connection closed too early loses the answer now and then only.
    for (let time = 0; time < 20; time += 1) {
      const response = await post(body(), { 'content-type': 'application/json' })
      expect(response.status).toBe(413)
      expect(await response.json()).toEqual({ error: 'The request is too large' })
    }
  })

  test.each([
    ['with something in the field nobody sees', () => ({ subject_line: 'Cheap pills' }), 'honeypot'],
  ])('%s is kept for the owner, and the visitor is asked to call', async (_, traces, suspicion) => {
    const visitor = { ...fitting, email: `${suspicion}@mail.example`, phone: '916 555 0177' }
    const response = await post(new URLSearchParams({ ...visitor, ...traces() }))
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain('Error Processing Request')
    expect(html).toContain('href="tel:')
    // The page that came back carries no time any more.
    expect(html).not.toContain('name="shown_at"')
    const stored = (await site.quotes()).filter(({ email }) => email === visitor.email)
    expect(stored).toMatchObject([
      { ...visitor, suspicion, notification: { status: 'suspect', attempts: 0 } },
    ])
  })

  test('that took a while goes through, and so does one that comes at once; the same again counts once', async () => {
    const visitor = { ...fitting, email: 'slow@mail.example', phone: '916 555 0178' }
    const slow = new URLSearchParams({ ...visitor, shown_at: String(Date.now() - 60_000), subject_line: '' })
    expect((await post(slow)).status).toBe(303)

    const hasty = { ...fitting, email: 'hasty@mail.example', phone: '916 555 0179' }
    expect((await post(new URLSearchParams({ ...hasty, shown_at: String(Date.now()) }))).status).toBe(303)
    expect((await post(new URLSearchParams(hasty))).status).toBe(303)
    await expect
      .poll(
        async () => (await site.mails()).filter(({ text }) => text?.includes('hasty@mail.example')).length,
      )
      .toBe(1)
    expect((await site.quotes()).filter(({ email }) => email === hasty.email)).toHaveLength(1)
  })

  test('beyond the limit of one telephone sends the visitor to it', async () => {
    for (let index = 0; index < 6; index += 1) expect((await post(oneTelephone(index))).status).toBe(303)
    const response = await post(oneTelephone(6))
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Error Processing Request')
    expect(
      (await site.quotes())
        .filter(({ email }) => email.startsWith('limit-'))
        .map(({ suspicion }) => suspicion),
    ).toEqual(['many-requests', null, null, null, null, null, null])
  })

  test('from another site is refused', async () => {
    expect((await post(new URLSearchParams(fitting), { origin: 'https://elsewhere.example' })).status).toBe(
      403,
    )
    const refused = await post(new URLSearchParams(fitting), {
      'sec-fetch-site': 'cross-site',
      accept: 'text/html',
    })
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('href="tel:+19165550142">(916) 555-0142')
  })

  test('from the public address of the site is taken, also where the browser says no more (iOS before 16.4)', async () => {
    const publicOrigin = 'https://rivermark.example'
    expect((await postFrom({ origin: publicOrigin }, 'old-ios@mail.example')).status).toBe(303)
    expect(
      (await postFrom({ origin: '', referer: `${publicOrigin}/contact` }, 'older@mail.example')).status,
    ).toBe(303)
    expect((await postFrom({ origin: `${publicOrigin}.evil.example` }, 'evil@mail.example')).status).toBe(403)
  })

  test('cannot claim to have been refused for its size', async () => {
    const response = await post(new URLSearchParams({ ...fitting, email: 'claim@mail.example' }), {
      'x-body-refused': '1',
    })
    expect(response.status).toBe(303)
  })
})

function hasWord(text: string | undefined, word: string): boolean {
  return text?.split(' ').includes(word) ?? false
}

function oneTelephone(index: number): URLSearchParams {
  return new URLSearchParams({ ...fitting, email: `limit-${index}@mail.example`, phone: '(916) 555-0180' })
}

function fileInPlaceOfName(): FormData {
  const form = new FormData()
  form.set('firstName', new File(['x'], 'x.txt'))
  return form
}
