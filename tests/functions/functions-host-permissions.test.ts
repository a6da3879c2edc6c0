import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import type { FunctionsHostOptions } from '../../supabase/embedded/functions-host.ts'
import { openHost, startHost, temporaryFolder, type TestHost } from './host-fixture.ts'

/** A function that tries what its request body says and answers "allowed" or the name of the refusal. */
function prober(attempt: string): string {
  return `
      import { readFile } from 'node:fs/promises'
      import process from 'node:process'
      void [readFile, process]
      Deno.serve(async (request) => {
        const given = await request.text()
        try {
          await (${attempt})(given)
          return new Response('allowed')
        } catch (error) {
          return new Response(error.name + ': ' + error.message)
        }
      })`
}

function startProber(attempt: string, options: Partial<FunctionsHostOptions> = {}): Promise<TestHost> {
  return startHost({ 'prober/index.ts': prober(attempt) }, options)
}

async function ask(hostUrl: string, given = '', name = 'prober'): Promise<string> {
  const response = await fetch(`${hostUrl}/${name}`, { method: 'POST', body: given })
  return response.text()
}

const refused = /^(NotCapable|TypeError): Requires \w+ access/

const forbidden: [string, string][] = [
  ['a variable nobody listed', `() => Deno.env.get('HOME')`],
  ['the whole environment', `() => Deno.env.toObject()`],
  ['a variable through Node', `() => process.env.AWS_SECRET_ACCESS_KEY`],
  ['a file of the system', `() => Deno.readTextFile('/etc/passwd')`],
  ['a file of the system through Node', `() => readFile('/etc/passwd')`],
  ['a file of the system as a module', `() => import('/etc/' + 'hostname')`],
  ['what the system tells about processes', `() => Deno.readTextFile('/proc/self/environ')`],
  ['a program', `() => new Deno.Command('/bin/sh').output()`],
  ['the host name', `() => Deno.hostname()`],
  ['a foreign library', `() => Deno.dlopen('libc.so.6', {})`],
  ['a host on the internet', `() => fetch('https://example.com/')`],
  ['a host by its address', `() => fetch('http://169.254.169.254/latest/meta-data/')`],
  ['a listener of its own on all addresses', `() => Deno.listen({ hostname: '0.0.0.0', port: 0 })`],
]

describe('a function is refused', () => {
  let host: TestHost
  beforeAll(async () => {
    const files = forbidden.map(([, attempt], index) => [`attempt-${index}/index.ts`, prober(attempt)])
    host = await openHost(Object.fromEntries(files))
  })
  afterAll(() => host.remove())

  test.each(forbidden.map(([what], index) => [what, index] as const))('%s', async (_what, index) => {
    expect(await ask(host.url, '', `attempt-${index}`)).toMatch(refused)
  })
})

test('a function writes into the outbox and nowhere else', async () => {
  const host = await startProber(`(path) => Deno.writeTextFile(path, 'text')`)
  const elsewhere = await temporaryFolder()

  expect(await ask(host.url, join(host.outboxDir, 'mail.eml'))).toBe('allowed')
  expect(await ask(host.url, join(elsewhere, 'mail.eml'))).toMatch(refused)
  expect(await ask(host.url, join(host.outboxDir, '../mail.eml'))).toMatch(refused)
})

test('a function reaches the Supabase address and the mail provider, but no other port of the machine', async () => {
  const [supabase, provider, other] = await Promise.all([listen(), listen(), listen()])
  const host = await startProber('(url) => fetch(url)', {
    supabaseUrl: supabase,
    environment: {
      RESEND_API_KEY: 'key',
      RESEND_API_URL: provider,
      QUOTE_EMAIL_TO: 'a@b.example',
      QUOTE_EMAIL_FROM: 'c@d.example',
    },
  })

  expect(await ask(host.url, supabase)).toBe('allowed')
  expect(await ask(host.url, provider)).toBe('allowed')
  expect(await ask(host.url, other)).toMatch(refused)
})

test('without a mail provider in the settings none may be reached', async () => {
  const provider = await listen()
  const host = await startProber('(url) => fetch(url)', { environment: { RESEND_API_URL: provider } })

  expect(await ask(host.url, provider)).toMatch(refused)
})

test('a function reads the listed variables, and an unset one is simply not there', async () => {
  const host = await startProber(
    `(name) => { if (Deno.env.get(name) === undefined) throw new Error('unset') }`,
    { environment: { SITE_NAME: 'Example' } },
  )

  expect(await ask(host.url, 'SITE_NAME')).toBe('allowed')
  expect(await ask(host.url, 'SMTP_URL')).toBe('Error: unset')
  expect(await ask(host.url, 'SUPABASE_URL')).toBe('allowed')
})

async function listen(): Promise<string> {
  const server = createServer((_request, response) => response.end('ok'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (!isAddressInfo(address)) throw new Error('the server does not listen on a port')
  return `http://127.0.0.1:${address.port}`
}

function isAddressInfo(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}
