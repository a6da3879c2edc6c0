import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { listenOnLoopback, type LoopbackServer } from '../fakes/loopback-server.ts'
import { startSite } from '../support/stack.ts'

const fitting = { firstName: 'Ana', email: 'ana@mail.example', phone: '916 555 0100' }

/** What the functions were called with, newest last. */
let bodies: unknown[] = []
let keys: unknown[] = []
let functions: LoopbackServer

beforeAll(async () => {
  functions = await listenOnLoopback((request, response) => void answer(request, response))
})
afterAll(() => functions.stop())

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/functions/v1/send-quote-email') {
    keys.push(request.headers['apikey'])
    bodies.push(await json(request))
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}')
}

/** A site with these settings, for the tests of a block. */
function useSite(environment: Record<string, string>): Ask {
  let site: { url: string; stop: () => Promise<void> }
  beforeAll(async () => {
    bodies = []
    site = await startSite({ supabaseUrl: functions.url, publishableKey: 'any', environment })
  })
  afterAll(() => site.stop())
  return (path, init) => fetch(site.url + path, { redirect: 'manual', ...init })
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>

function post(fields: Record<string, string>): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields) }
}

const textarea = /<textarea[^>]*name="message"/

describe('a site that does not ask for a message', () => {
  const ask = useSite({})

  test('has the three specified fields in its form and nothing else to type', async () => {
    const html = await (await ask('/contact')).text()
    const typed = Array.from(html.matchAll(/<(?:input|textarea)[^>]*? name="(\w+)"/g), ([, name]) => name)
    expect(typed.filter((name) => !['subject_line', 'shown_at'].includes(name ?? ''))).toEqual([
      'firstName',
      'email',
      'phone',
    ])
    expect(html).not.toContain('What needs cleaning?')
    expect(html).toContain(
      'Your first name, your e-mail address, your phone number and the time you sent them.',
    )
  })

  test('hands on exactly first name, email and phone, whatever is posted', async () => {
    expect((await ask('/contact', post({ ...fitting, message: 'x'.repeat(5000), admin: '1' }))).status).toBe(
      303,
    )
    expect(bodies.at(-1)).toEqual(fitting)
    expect(Object.keys(Object(bodies.at(-1)))).toEqual(['firstName', 'email', 'phone'])
  })

  test('hands on every value trimmed, with the public key', async () => {
    const padded = { firstName: '  Ana ', email: '\tana@mail.example ', phone: ' 916 555 0100\n' }
    expect((await ask('/contact', post(padded))).status).toBe(303)
    expect(bodies.at(-1)).toEqual(fitting)
    expect(keys.at(-1)).toBe('any')
  })
})

describe('a site that asks for a message', () => {
  const ask = useSite({ SITE_QUOTE_MESSAGE: 'on' })

  test('has room for several lines below the three required fields', async () => {
    const html = await (await ask('/contact')).text()
    const labels = Array.from(html.matchAll(/<label[^>]*>([^<]+)</g), ([, label]) => label)
    expect(labels.slice(0, 4)).toEqual(['First name', 'Email', 'Phone number', 'What needs cleaning?'])
    const [area = ''] = textarea.exec(html) ?? []
    expect(area).not.toContain('required')
    expect(html).toContain('your phone number, your message and the time you sent them.')
  })

  test('hands it on with its lines', async () => {
    expect((await ask('/contact', post({ ...fitting, message: ' The deck,\r\nall of it. ' }))).status).toBe(
      303,
    )
    expect(bodies.at(-1)).toEqual({ ...fitting, message: 'The deck,\nall of it.' })
  })

  test.each(['', ' \r\n '])('hands on the three alone when it is left empty: %j', async (message) => {
    expect((await ask('/contact', post({ ...fitting, message }))).status).toBe(303)
    expect(bodies.at(-1)).toEqual(fitting)
    expect((await ask('/contact', post(fitting))).status).toBe(303)
    expect(bodies.at(-1)).toEqual(fitting)
  })

  test('gives a message that is too long back, with the reason, and hands nothing on', async () => {
    const known = bodies.length
    const message = `${'long '.repeat(200)}</textarea><b>`
    const response = await ask('/contact', post({ ...fitting, message }))
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain('Please use at most 1,000 characters')
    expect(html).toContain('One of the fields needs another look')
    expect(html).toContain('long long &lt;/textarea&gt;&lt;b&gt;</textarea>')
    expect(bodies).toHaveLength(known)
  })

  test('still needs the three', async () => {
    const response = await ask(
      '/contact',
      post({ firstName: '', email: '', phone: '', message: 'The deck.' }),
    )
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain('Please fill in all fields')
    expect(html).toContain('First name is required')
    expect(html).toMatch(/name="message"[^>]*>The deck\.<\/textarea>/)
  })
})
