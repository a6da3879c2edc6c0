import { request } from 'node:http'
import { createServer, type Socket } from 'node:net'

import { freePort } from '../start/port.ts'
import { markdownTable } from './markdown-table.ts'
import { type BenchSite, startBackend, startBenchSite, withoutPageCache } from './product.ts'
import { spreadOf, spreadText } from './statistics.ts'

// For what looks like a crawler pages wait until they are whole.
const browser =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'

const paths = ['/', '/services', '/reviews']
const states = ['up', 'hanging', 'down'] as const
const caches = { 'page cache off': withoutPageCache, 'as visitors get it': {} }

type Times = Record<(typeof states)[number], number[]>

/** The first byte of pages while Supabase serves, hangs and is down, as a ratio to when it serves. */
export async function benchFirstByte({ rounds }: { rounds: number }): Promise<string> {
  const backend = await startBackend()
  const hanging = await startHanging()
  const { publishableKey } = backend
  const backends = {
    up: backend,
    hanging: { url: hanging.url, publishableKey },
    down: { url: `http://127.0.0.1:${await freePort()}`, publishableKey },
  }
  const sites: BenchSite[] = []
  try {
    const lines: string[][] = []
    for (const [cache, environment] of Object.entries(caches)) {
      const byState = {
        up: await startBenchSite(backends.up, environment),
        hanging: await startBenchSite(backends.hanging, environment),
        down: await startBenchSite(backends.down, environment),
      }
      sites.push(...Object.values(byState))
      for (const path of paths) lines.push([path, cache, ...ratios(await measure(path, byState, rounds))])
    }
    return [
      `Median and spread of ${rounds} rounds; each request on a connection of its own.`,
      '',
      markdownTable(['page', 'cache', 'hanging ÷ up', 'down ÷ up'], lines),
    ].join('\n')
  } finally {
    for (const site of sites) await site.stop()
    await hanging.stop()
    await backend.stop()
  }
}

async function measure(path: string, sites: Record<keyof Times, BenchSite>, rounds: number): Promise<Times> {
  const times: Times = { up: [], hanging: [], down: [] }
  // The first ones compile the code and fill what caches there are.
  for (let round = -5; round < rounds; round += 1) {
    for (const state of states) {
      const time = await firstByte(sites[state].url + path)
      if (round >= 0) times[state].push(time)
    }
  }
  return times
}

function ratios(times: Times): string[] {
  const usual = spreadOf(times.up).median
  return [times.hanging, times.down].map((list) => spreadText(spreadOf(list.map((time) => time / usual))))
}

/** Milliseconds until the first byte of the page's body. What follows is not waited for. */
function firstByte(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = performance.now()
    const sent = request(url, { agent: false, headers: { 'user-agent': browser } }, (answer) => {
      answer.once('data', () => {
        resolve(performance.now() - asked)
        answer.destroy()
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** A server that takes every connection and never says a word. */
async function startHanging(): Promise<{ url: string; stop: () => Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
