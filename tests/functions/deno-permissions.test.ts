import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { listenOnLoopback } from '../fakes/loopback-server.ts'
import {
  startTestFunctions,
  temporaryFolder,
} from './support/functions-host.ts'

function probe(attempt: string): string {
  return `
    import { readFile } from 'node:fs/promises'
    void readFile
    Deno.serve(async (request) => {
      const body = await request.text()
      try {
        await (${attempt})(body)
        return new Response('allowed')
      } catch (error) {
        return new Response(error.name + ': ' + error.message)
      }
    })`
}

const denied = /^(NotCapable|TypeError): Requires \w+ access/

const forbidden = {
  'a variable that is not listed': `() => Deno.env.get('HOME')`,
  'the whole environment': `() => Deno.env.toObject()`,
  'a file of the system': `() => Deno.readTextFile('/etc/passwd')`,
  'a file of the system through Node': `() => readFile('/etc/passwd')`,
  'the environment of a process': `() => Deno.readTextFile('/proc/self/environ')`,
  'a program': `() => new Deno.Command('/bin/sh').output()`,
  'a native library': `() => Deno.dlopen('libc.so.6', {})`,
  'a host on the internet': `() => fetch('https://example.com/')`,
  'a listener on all addresses': `() => Deno.listen({ hostname: '0.0.0.0', port: 0 })`,
}

const forbiddenProbes = Object.fromEntries(
  Object.values(forbidden).map((attempt, index) => [
    `attempt-${index}/index.ts`,
    probe(attempt),
  ]),
)

const probes = {
  'write/index.ts': probe(`(path) => Deno.writeTextFile(path, 'text')`),
  'fetch/index.ts': probe('(url) => fetch(url)'),
  'variable/index.ts': probe(
    `(name) => { if (Deno.env.get(name) === undefined) throw new Error('unset') }`,
  ),
}

async function listen(): Promise<string> {
  const server = await listenOnLoopback(
    (_request, response) => void response.end('ok'),
  )
  onTestFinished(() => server.stop())
  return server.url
}

test('functions can access the outbox, Supabase and the email provider, and nothing else', async () => {
  const [supabaseUrl, provider, other] = await Promise.all([
    listen(),
    listen(),
    listen(),
  ])
  const environment = {
    SMTP_URL: provider.replace('http:', 'smtp:'),
    QUOTE_EMAIL_TO: 'a@b.example',
    QUOTE_EMAIL_FROM: 'c@d.example',
  }
  const { url, outboxDir } = await startTestFunctions(
    { ...probes, ...forbiddenProbes },
    { supabaseUrl, environment },
  )
  const call = async (name: string, body = '') =>
    (await fetch(`${url}/${name}`, { method: 'POST', body })).text()

  for (const [index, label] of Object.keys(forbidden).entries())
    expect({ label, result: await call(`attempt-${index}`) }).toEqual({
      label,
      result: expect.stringMatching(denied),
    })

  expect(await call('write', join(outboxDir, 'mail.eml'))).toBe('allowed')
  expect(await call('write', join(outboxDir, '../mail.eml'))).toMatch(denied)
  expect(await call('write', join(temporaryFolder(), 'mail.eml'))).toMatch(
    denied,
  )

  expect(await call('fetch', supabaseUrl)).toBe('allowed')
  expect(await call('fetch', provider)).toBe('allowed')
  expect(await call('fetch', other)).toMatch(denied)

  expect(await call('variable', 'SMTP_URL')).toBe('allowed')
  expect(await call('variable', 'RESEND_API_KEY')).toBe('Error: unset')
})
