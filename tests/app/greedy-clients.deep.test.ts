import { afterAll, beforeAll, expect, test } from 'vitest'

import { freePort } from '../../scripts/lib/port.ts'
import { startSiteServer } from '../../scripts/lib/site-server.ts'
import { startStack, type Stack } from '../support/stack.ts'
import { medianWait, memoryOf, openSockets } from './load.ts'
import { sendRaw } from './raw-socket.ts'

let stack: Stack
let url: string
let pid: number
let stop: () => Promise<void>

beforeAll(async () => {
  stack = await startStack()
  const site = await startSiteServer({
    port: await freePort(),
    supabaseUrl: stack.supabaseUrl,
    publishableKey: stack.publishableKey,
    log: 'pipe',
  })
  if (!site.ok) throw new Error(site.message)
  site.child.process.stderr?.resume()
  url = site.url
  pid = site.child.process.pid ?? 0
  stop = () => site.child.stop()
  // What is rendered and read once, is rest.
  await medianWait(url, 40)
  await (await fetch(`${url}/films/hero.mp4`)).arrayBuffer()
})
afterAll(async () => {
  await stop()
  await stack.stop()
})

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

interface Harm {
  memory: string
  wait: string
}

const bearable: Harm = { memory: 'at most double', wait: 'at most double' }

/** What so many connections that send this do to memory, and to how long everybody else waits. */
async function harmOf(count: number, bytes: string, reads: boolean): Promise<Harm> {
  const rest = memoryOf(pid).now
  const before = await medianWait(url)
  const sockets = openSockets(url, count, bytes, reads)
  const disturbed = await medianWait(url)
  const { now } = memoryOf(pid)
  for (const socket of sockets) socket.destroy()
  // Whatever else runs on this machine comes and goes.
  const undisturbed = Math.max(before, await medianWait(url))
  const memory = `${rest.toFixed(0)} to ${now.toFixed(0)} MB`
  const wait = `${undisturbed.toFixed(1)} to ${disturbed.toFixed(1)} ms`
  console.log(`${count} x ${bytes.length} bytes: ${memory}, ${wait}`)
  return {
    memory: now <= 2 * rest ? bearable.memory : memory,
    // A wait of a few milliseconds doubles by itself.
    wait: disturbed <= Math.max(2 * undisturbed, 25) ? bearable.wait : wait,
  }
}

const film = get('/films/hero.mp4')

test.each([
  ['asks 1,400 times for a film in one go', 1, film.repeat(1_400), true],
  ['does so on five connections', 5, film.repeat(1_400), true],
  ['asks 1,400 times for a page in one go', 1, get('/').repeat(1_400), true],
  ['asks for sixteen films on each of fifty connections and reads none', 50, film.repeat(16), false],
  ['opens 500 connections and sends half a head', 500, 'GET / HTTP/1.1\r\nHost: loc', false],
  [
    'opens 200 connections and sends a form without its end',
    200,
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\nfirstName=A',
    false,
  ],
])('while somebody %s, memory and the others stay as they are', async (_, count, bytes, reads) => {
  expect(await harmOf(count, bytes, reads)).toEqual(bearable)
})

test('half a head has ten seconds, then it is answered with 408', async () => {
  const startedAt = performance.now()
  expect(await sendRaw(url, 'GET / HTTP/1.1\r\nHost: loc', 30_000)).toMatch(/^HTTP\/1\.1 408 /)
  expect(performance.now() - startedAt).toBeLessThan(15_000)
})

test('a form without its end has half a minute', async () => {
  const startedAt = performance.now()
  await sendRaw(url, 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\nfirstName=A', 60_000)
  expect(performance.now() - startedAt).toBeLessThan(40_000)
})
