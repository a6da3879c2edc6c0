import { expect, onTestFinished, test } from 'vitest'

import { startChangingBackend } from '../fakes/changing-backend.ts'
import { site } from '../support/site.ts'
import { startSite } from '../support/stack.ts'
import { sendRequest } from './support/requests.ts'

test('/healthz reports the site, database and functions, and /readyz reports only the site', async () => {
  const healthy = await sendRequest(site.url, '/healthz')
  expect(healthy).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store' },
  })
  expect(JSON.parse(healthy.body)).toEqual({
    site: 'ok',
    database: 'ok',
    functions: 'ok',
  })

  const alone = await startSite({
    supabaseUrl: 'http://127.0.0.1:1',
    publishableKey: 'none',
  })
  onTestFinished(() => alone.stop())
  const { status, body } = await sendRequest(alone.url, '/healthz')
  expect(status).toBe(503)
  expect(JSON.parse(body)).toEqual({
    site: 'ok',
    database: 'failed',
    functions: 'failed',
  })
  expect(await sendRequest(alone.url, '/readyz')).toMatchObject({
    status: 200,
    body: '{"ready":true}',
    headers: { 'cache-control': 'no-store' },
  })
})

test('many health checks at once ask the database and the functions once', async () => {
  const backend = await startChangingBackend()
  onTestFinished(() => backend.stop())
  const ownSite = await startSite({
    supabaseUrl: backend.url,
    publishableKey: 'none',
  })
  onTestFinished(() => ownSite.stop())
  const { length } = backend.requestedPaths
  const checks = Array.from({ length: 20 }, () =>
    sendRequest(ownSite.url, '/healthz'),
  )
  for (const { status } of await Promise.all(checks)) expect(status).toBe(200)
  expect(backend.requestedPaths.slice(length).toSorted()).toEqual([
    '/functions/v1/fetch-reviews',
    '/rest/v1/reviews',
  ])
})
