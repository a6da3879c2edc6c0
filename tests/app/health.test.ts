import { expect, onTestFinished, test } from 'vitest'

import { startStack } from '../support/stack.ts'
import { sendRequest } from './requests.ts'

test('/healthz reports site, database and functions; /readyz reports the site alone', async () => {
  const stack = await startStack()
  onTestFinished(() => stack.stop())
  const healthy = await sendRequest(stack.url, '/healthz')
  expect(healthy).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  expect(JSON.parse(healthy.body)).toEqual({ site: 'ok', database: 'ok', functions: 'ok' })

  await stack.stopSupabase()
  await expect.poll(async () => (await sendRequest(stack.url, '/healthz')).status).toBe(503)
  const { body } = await sendRequest(stack.url, '/healthz')
  expect(JSON.parse(body)).toEqual({ site: 'ok', database: 'failed', functions: 'failed' })
  expect(await sendRequest(stack.url, '/readyz')).toMatchObject({
    status: 200,
    body: '{"ready":true}',
    headers: { 'cache-control': 'no-store' },
  })
})
