import { expect, onTestFinished, test } from 'vitest'

import { startSite } from '../support/stack.ts'
import { sendRequest } from './support/requests.ts'
import { site } from './support/site.ts'

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
