import { connect } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { serviceAreas } from '../../app/content/cities/city.ts'
import { startVideoTables } from '../fakes/video-tables.ts'
import { type RunningSite, startSite } from '../support/stack.ts'
import { ask } from './visit.ts'

let site: RunningSite
let tables: Awaited<ReturnType<typeof startVideoTables>>

beforeAll(async () => {
  tables = await startVideoTables('breaks')
  site = await startSite({
    supabaseUrl: tables.url,
    publishableKey: 'public',
    environment: { LOG_LEVEL: 'debug', NODE_OPTIONS: '--import ./tests/fakes/broken-city.mjs' },
  })
})

// What the last test has stopped is not stopped twice.
afterAll(async () => {
  await site.stop()
  await tables.stop()
})

/** Those that have arrived as a whole. */
function lines() {
  const whole = site.log().split('\n').slice(0, -1)
  return whole.map((line) => JSON.parse(line))
}

/** The lines about this path, once there is one. */
async function linesAbout(path: string) {
  await expect.poll(() => lines().filter((line) => line.path === path)).not.toEqual([])
  return lines().filter((line) => line.path === path)
}

test('a featured video that cannot be read is logged, and the page is there without it', async () => {
  for (const [path, table] of [
    ['/', 'pressure_washing_videos'],
    ['/services', 'service_videos'],
  ] as const) {
    const { status, body } = await ask(site.url, path)
    expect(status).toBe(200)
    expect(body).not.toContain('<video')
    await expect.poll(site.log).toContain(`"table":"${table}","err":"broken"`)
  }
})

test('reviews that cannot be read are logged, and the page is there without them', async () => {
  for (const path of ['/', '/reviews']) {
    const { status, body } = await ask(site.url, path)
    expect(status).toBe(200)
    expect(body).not.toContain('<time')
  }
  // Lines leave a moment later, in their order.
  await linesAbout('/reviews')
  const failures = lines().filter(({ event }) => /reviews/.test(event))
  expect(failures).toMatchObject([{ level: 'error', event: 'the reviews could not be read' }])
})

test('a request is one line: what was asked and how it went, nothing of who asked', async () => {
  const { headers } = await ask(site.url, '/gallery?name=Wilhelmina')
  const [line, ...more] = await linesAbout('/gallery')
  expect(more).toEqual([])
  expect(line).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    id: headers['x-request-id'],
    method: 'GET',
    path: '/gallery',
    status: 200,
    ms: expect.any(Number),
    event: 'request',
  })
  await ask(site.url, '/favicon.svg')
  expect(await linesAbout('/favicon.svg')).toMatchObject([{ level: 'debug', status: 200 }])
  await ask(site.url, '/unsubscribe/ana@mail.example')
  expect(await linesAbout('/unsubscribe/...')).toMatchObject([{ level: 'info', status: 404 }])
  await ask(site.url, '/refused', 'DELETE')
  expect(await linesAbout('/refused')).toMatchObject([{ method: 'DELETE', status: 405 }])
  for (const secret of ['Wilhelmina', 'mail.example', '127.0.0.1', 'Firefox']) {
    expect(site.log()).not.toContain(secret)
  }
})

test('a page that breaks shows the id its line in the log has', async () => {
  const { status, headers, body } = await ask(site.url, `/city/${serviceAreas[0].slug}`)
  const id = String(headers['x-request-id'])
  expect(status).toBe(500)
  expect(body).toContain(`>${id}</span>`)
  expect(await linesAbout(`/city/${serviceAreas[0].slug}`)).toMatchObject([
    { level: 'error', status: 500, id },
  ])
  expect(site.log(), 'and why').toContain(`"id":"${id}","err":"Error: the texts of the city are missing`)
})

test('/readyz answers while visitors are taken, whatever the backend does', async () => {
  const { status, body, headers } = await ask(site.url, '/readyz')
  expect({ status, body }).toEqual({ status: 200, body: '{"ready":true}' })
  expect(headers['cache-control']).toBe('no-store')
})

// The last: it stops the site.
test('told to stop, the site answers who is still sending, lets nobody in, and ends', async () => {
  const { hostname, port, host } = new URL(site.url)
  const body = 'firstName=Ana'
  const sending = connect(Number(port), hostname)
  let answer = ''
  sending.setEncoding('utf8').on('data', (text: string) => (answer += text))
  const closed = new Promise((resolve) => sending.once('close', resolve))
  const head = [
    'POST / HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${site.url}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ]
  sending.write(`${head.join('\r\n')}\r\n\r\n`)
  // The server's word that it has begun with this one.
  await expect.poll(() => answer).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  answer = ''
  sending.write(body.slice(0, 5))

  const stopped = site.stop()
  await expect.poll(site.log).toContain('"event":"stopping"')
  await expect(ask(site.url, '/readyz')).rejects.toThrow('ECONNREFUSED')
  sending.write(body.slice(5))
  await Promise.all([stopped, closed])
  expect(answer).toMatch(/^HTTP\/1\.1 (303|422) /)
})
