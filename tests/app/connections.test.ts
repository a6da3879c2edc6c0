import { expect, test } from 'vitest'

import { answersIn, sendRaw } from './raw-socket.ts'
import { site } from './site.ts'

function get(version = '1.1', ...more: string[]): string {
  return [`GET /favicon.svg HTTP/${version}`, 'Host: localhost', ...more, '', ''].join('\r\n')
}

test('one connection has sixteen requests answered at a time; the next is told so, and is the last', async () => {
  const answers = answersIn(await sendRaw(site.url, get().repeat(40)))
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 16 }, () => 200), 429])
  expect(answers.at(-1)?.headers).toContain('connection: close')
  expect(answersIn(await sendRaw(site.url, get().repeat(1400))).length, 'and is cut off').toBeLessThan(18)
})

test('one after the other, a connection has as many as it wants', async () => {
  const last = get('1.1', 'Connection: close')
  const { Agent, request } = await import('node:http')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let index = 0; index < 40; index += 1) {
    const status = await new Promise((resolve, reject) => {
      request(`${site.url}/favicon.svg`, { agent }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode)),
      )
        .on('error', reject)
        .end()
    })
    expect(status).toBe(200)
  }
  agent.destroy()
  expect(answersIn(await sendRaw(site.url, last))).toHaveLength(1)
})

function undated(lines: string[] = []): string[] {
  return lines.filter((line) => !line.startsWith('date:'))
}

async function dateOf(): Promise<number> {
  return Date.parse((await fetch(`${site.url}/favicon.svg`)).headers.get('date') ?? '')
}

test('an answer sent again within a second has the head of the first, and tells each of its own connection', async () => {
  const all = await sendRaw(
    site.url,
    get() +
      get() +
      get('1.1', 'If-None-Match: *') +
      get('1.0', 'Connection: keep-alive', 'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT') +
      get('1.1', 'Connection: close'),
  )
  const answers = answersIn(all)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 304])
  const [first = [], again, unchanged, older] = answers.map(({ headers }) => headers.split('\r\n'))
  expect(undated(again)).toEqual(undated(first))
  expect(first).toContain('connection: keep-alive')
  expect(unchanged).toContain('connection: keep-alive')
  expect(older, 'who cannot tell where an answer without a length ends').toContain('connection: close')
  const [leaving] = answersIn(await sendRaw(site.url, get('1.1', 'Connection: close')))
  expect(leaving?.headers).toContain('connection: close')
  const ofConnection = /^(?:connection|keep-alive):/
  const lasting = undated(first).filter((line) => !ofConnection.test(line))
  expect(undated(leaving?.headers.split('\r\n')).filter((line) => !ofConnection.test(line))).toEqual(lasting)
})

function home(coding: string, connection = 'keep-alive') {
  const lines = [
    'GET / HTTP/1.1',
    'Host: localhost',
    `Accept-Encoding: ${coding}`,
    `Connection: ${connection}`,
  ]
  return [...lines, '', ''].join('\r\n')
}

/** The whole answers in what came back, which says of each how long it is. */
function wholeAnswersIn(text: string): string[] {
  const answers: string[] = []
  for (let at = 0; at < text.length;) {
    const body = text.indexOf('\r\n\r\n', at) + 4
    const [, length = ''] = /^content-length: (\d+)/im.exec(text.slice(at, body)) ?? []
    const end = body + Number(length)
    answers.push(text.slice(at, end))
    at = end
  }
  return answers
}

const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4)

test('what is sent again within a second is the first answer to the byte', async () => {
  const asked = home('br').repeat(4) + home('gzip').repeat(3) + home('br', 'close')
  let answers: string[] = []
  const kinds = async () => {
    answers = wholeAnswersIn(await sendRaw(site.url, asked))
    return new Set(answers).size
  }
  // Soon the copy is there and coded well, and no second ends meanwhile.
  await expect.poll(kinds, { timeout: 10_000 }).toBe(3)
  expect(answers).toHaveLength(8)
  expect(new Set(answers.slice(0, 4)).size).toBe(1)
  expect(new Set(answers.slice(4, 7)).size).toBe(1)
  const [first = '', leaving = ''] = [answers[0], answers[7]]
  expect(bodyOf(leaving).length).toBeGreaterThan(10_000)
  expect(bodyOf(leaving), 'made anew').toBe(bodyOf(first))
})

test('the date of what is in memory goes on', async () => {
  const first = await dateOf()
  await expect.poll(dateOf, { timeout: 10_000, interval: 300 }).toBeGreaterThanOrEqual(first + 2000)
  expect(Math.abs((await dateOf()) - Date.now())).toBeLessThan(2500)
})

test.each([
  ['TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n', 405],
  ['CONNECT localhost:1 HTTP/1.1\r\nHost: localhost\r\n\r\n', 405],
  ['GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: x:99999\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: [::1\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\n\r\n', 400],
  ['GET nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['nonsense\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['GET / HTTP/1.1\r\nHost: localhost\r\nExpect: nothing\r\n\r\n', 417],
  ['GET /_serverFn/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 404],
  ['GET /_serverFn/constructor HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 404],
  [
    'POST /_serverFn/__proto__ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nConnection: close\r\n\r\nx',
    404,
  ],
])('%j is the sender’s mistake, answered with the security headers', async (bytes, status) => {
  const [answer] = answersIn(await sendRaw(site.url, bytes))
  expect(answer?.status).toBe(status)
  expect(answer?.headers).toContain('x-content-type-options: nosniff')
  expect(answer?.headers).toContain('x-frame-options: deny')
})
