import { afterAll, beforeAll, expect, test } from 'vitest'

import { business } from '../../app/content/business.ts'
import { startVideoTables } from '../fakes/video-tables.ts'
import { examplePath } from '../support/example-city.ts'
import { type RunningSite, startSite } from '../support/stack.ts'
import { logLines } from './support/log-lines.ts'
import { sendRequest } from './support/requests.ts'

let site: RunningSite
let tables: Awaited<ReturnType<typeof startVideoTables>>

beforeAll(async () => {
  tables = await startVideoTables('error')
  site = await startSite({
    supabaseUrl: tables.url,
    publishableKey: 'public',
    environment: {
      LOG_LEVEL: 'debug',
      NODE_OPTIONS: '--import ./tests/fakes/broken-pages.mjs',
    },
  })
})
afterAll(async () => {
  await site.stop()
  await tables.stop()
})

type LogLine = Record<string, unknown>

/** Waits for log lines with these fields and returns them. */
async function waitForLog(fields: LogLine): Promise<LogLine[]> {
  const wanted = Object.entries(fields)
  const matching = () =>
    logLines(site.log()).filter((line) =>
      wanted.every(([name, value]) => line[name] === value),
    )
  await expect.poll(matching).not.toEqual([])
  return matching()
}

test.each([
  ...(business.film ? [{ path: '/', table: 'pressure_washing_videos' }] : []),
  { path: '/services', table: 'service_videos' },
])(
  '$path is served without its featured video when the video cannot be read, and the error is logged under the id of the request',
  async ({ path, table }) => {
    const { status, headers, body } = await sendRequest(site.url, path)
    expect(status).toBe(200)
    expect(body).not.toContain('<video')
    // On a busy machine, the read may time out before the error response
    // arrives.
    const [line] = await waitForLog({ table, id: headers['x-request-id'] })
    expect(line).toMatchObject({
      level: 'error',
      err: expect.stringMatching(/broken|timeout/),
    })
  },
)

test('a request is logged as one line that contains nothing about the visitor', async () => {
  const { headers } = await sendRequest(site.url, '/missing?name=Wilhelmina')
  expect(await waitForLog({ path: '/missing' })).toEqual([
    {
      // Slow requests are logged as warnings.
      level: expect.stringMatching(/^(info|warn)$/),
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      id: String(headers['x-request-id']),
      method: 'GET',
      path: '/missing',
      status: 404,
      ms: expect.any(Number),
      event: 'request',
    },
  ])
  await sendRequest(site.url, '/unsubscribe/ana@mail.example')
  const [unsubscribe] = await waitForLog({ path: '/unsubscribe/...' })
  expect(unsubscribe).toMatchObject({ status: 404 })
  await sendRequest(site.url, '/favicon.svg')
  const [icon] = await waitForLog({ path: '/favicon.svg' })
  expect(icon).toMatchObject({ level: 'debug', status: 200 })
  await sendRequest(site.url, '/rejected', { method: 'DELETE' })
  const [rejected] = await waitForLog({ path: '/rejected' })
  expect(rejected).toMatchObject({ method: 'DELETE', status: 405 })
  const token = 'a-token_'.repeat(6).slice(0, 43)
  await sendRequest(site.url, `/request/${token}/photos`)
  await waitForLog({ path: '/request/.../photos' })
  const words = ['Wilhelmina', 'mail.example', '127.0.0.1', 'Firefox', token]
  for (const word of words) expect(site.log()).not.toContain(word)
})

test('a page that throws shows its request ID, and the log has the error under that ID', async () => {
  const path = examplePath
  const { status, headers, body } = await sendRequest(site.url, path)
  expect(status).toBe(500)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain(`href="tel:${business.phone}"`)
  const id = String(headers['x-request-id'])
  expect(body).toContain(`>${id}</span>`)
  const lines = await waitForLog({ path, id })
  expect(lines).toMatchObject([{ level: 'error', status: 500 }])
  const error = 'Error: the texts of the city are missing'
  await expect.poll(site.log).toContain(`"id":"${id}","err":"${error}`)
})

test('a page whose part fails to render shows the phone number, and the error is logged', async () => {
  const { body } = await sendRequest(site.url, '/contact')
  expect(body).toContain(`href="tel:${business.phone}"`)
  await expect.poll(site.log).toContain('Error: the contact page is broken')
})
