import { connect } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { type RunningSite, startSite } from '../support/stack.ts'
import { productTimeoutMs } from '../support/timeouts.ts'
import { responseHeads, sendBytes } from './support/requests.ts'

let site: RunningSite
let slowClient: Promise<string>

beforeAll(async () => {
  site = await startSite({
    supabaseUrl: 'http://127.0.0.1:9',
    publishableKey: 'none',
  })
  slowClient = sendBytes(site.url, 'GET / HTTP/1.1\r\nHost: loc')
})
afterAll(() => site.stop())

test.each([
  { head: 'TRACE / HTTP/1.1\r\nHost: localhost', status: 405 },
  { head: 'GET / HTTP/1.1\r\nHost: a b', status: 400 },
])(
  '$head is rejected with $status and the security headers',
  async ({ head, status }) => {
    const bytes = `${head}\r\nConnection: close\r\n\r\n`
    const [response] = responseHeads(await sendBytes(site.url, bytes))
    expect(response?.status).toBe(status)
    expect(response?.headers).toContain('x-content-type-options: nosniff')
    expect(response?.headers).toContain('x-frame-options: deny')
  },
)

test('a connection serves a hundred requests, however many arrive at once', async () => {
  const request = 'GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const received = await sendBytes(site.url, request.repeat(150))
  const statuses = responseHeads(received).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(100)
})

// The site waits ten seconds for headers, and checks every two.
test(
  'a client that never finishes sending its headers is disconnected with 408',
  { timeout: productTimeoutMs },
  async () => {
    expect(await slowClient).toMatch(/^HTTP\/1\.1 408 /)
  },
)

test('a stopping site finishes the request in progress and accepts no new ones', async () => {
  const { hostname, port, host } = new URL(site.url)
  const body = 'firstName=Ana'
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.setEncoding('latin1').on('data', (text: string) => (received += text))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const head = [
    'POST / HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${site.url}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await expect.poll(() => received).toContain('100 Continue')
  socket.write(body.slice(0, 5))

  const stopped = site.stop()
  const newRequest = () =>
    sendBytes(
      site.url,
      'GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    )
  await expect.poll(newRequest).toBe('')
  socket.write(body.slice(5))
  await Promise.all([stopped, closed])
  expect(received).toMatch(/HTTP\/1\.1 422 /)
})
