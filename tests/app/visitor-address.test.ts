import { expect, onTestFinished, test } from 'vitest'

import { listenOnLoopback } from '../fakes/loopback-server.ts'
import { startSite } from '../support/stack.ts'

const secret = 'shared by site and functions'

interface Told {
  address: string | undefined
  secret: string | undefined
}

/** What the site tells the functions about whoever sends a form with these headers. */
async function toldAbout(
  headers: Record<string, string>,
  environment: Record<string, string>,
): Promise<Told> {
  const told: Told = { address: undefined, secret: undefined }
  const functions = await listenOnLoopback((request, response) => {
    told.address = request.headers['x-visitor-address']?.toString()
    told.secret = request.headers['x-visitor-secret']?.toString()
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true}')
  })
  onTestFinished(() => functions.stop())
  const site = await startSite({ supabaseUrl: functions.url, publishableKey: 'none', environment })
  onTestFinished(() => site.stop())
  const response = await fetch(site.url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url, ...headers },
    body: new URLSearchParams({ firstName: 'Ana', email: 'ana@mail.example', phone: '916 555 0100' }),
  })
  expect(response.status).toBe(303)
  return told
}

test('the functions hear the address of the connection, and nothing of what a visitor claims', async () => {
  const forged = {
    'X-Forwarded-For': '203.0.113.7',
    'X-Visitor-Address': '203.0.113.8',
    'X-Visitor-Secret': 'guessed',
  }
  const told = await toldAbout(forged, { VISITOR_SECRET: secret, TRUSTED_PROXY_HEADER: '' })
  expect(told.address).toMatch(/^(?:::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/)
  expect(told.secret).toBe(secret)
})

test('behind a proxy they hear what the proxy has added to the list', async () => {
  const told = await toldAbout(
    { 'X-Forwarded-For': '198.51.100.1, 203.0.113.7' },
    { VISITOR_SECRET: secret, TRUSTED_PROXY_HEADER: 'X-Forwarded-For' },
  )
  expect(told).toEqual({ address: '203.0.113.7', secret })
})

test('without a secret they hear nothing', async () => {
  const told = await toldAbout({}, { VISITOR_SECRET: '', TRUSTED_PROXY_HEADER: '' })
  expect(told).toEqual({ address: undefined, secret: undefined })
})
