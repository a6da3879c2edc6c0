import { request } from 'node:http'

import { type BackendFront, type BackendState, startBackendFront } from './backend-front.ts'
import { markdownTable } from './markdown-table.ts'
import { type Backend, type BenchSite, startBackend, startBenchSite, withoutPageCache } from './product.ts'
import { spreadOf, spreadText } from './statistics.ts'

// For what looks like a crawler pages wait until they are whole.
const browser =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'

const paths = ['/', '/services', '/reviews']
const states: readonly BackendState[] = ['up', 'hanging', 'down']

interface Case {
  name: string
  environment: Record<string, string>
  /** Whether Supabase was up when the first visitors came. */
  lostLater: boolean
}

const cases: readonly Case[] = [
  { name: 'page cache off, never up', environment: withoutPageCache, lostLater: false },
  { name: 'as visitors get it, lost after the first', environment: {}, lostLater: true },
]

type Times = Record<BackendState, number[]>

/** The first byte of pages while Supabase serves, hangs and is down, as a ratio to when it serves. */
export async function benchFirstByte({ rounds }: { rounds: number }): Promise<string> {
  const backend = await startBackend()
  try {
    const lines: string[][] = []
    for (const each of cases) lines.push(...(await measureCase(each, backend, rounds)))
    return [
      `Median and spread of ${rounds} rounds; each request on a connection of its own.`,
      '',
      markdownTable(['page', 'case', 'hanging ÷ up', 'down ÷ up'], lines),
    ].join('\n')
  } finally {
    await backend.stop()
  }
}

async function measureCase(
  { name, environment, lostLater }: Case,
  backend: Backend,
  rounds: number,
): Promise<string[][]> {
  const fronts = new Map<BackendState, BackendFront>()
  const sites = new Map<BackendState, BenchSite>()
  try {
    for (const state of states) {
      const front = await startBackendFront(backend.url)
      fronts.set(state, front)
      if (!lostLater) await front.become(state)
      sites.set(state, await startBenchSite({ ...backend, url: front.url }, environment))
    }
    // The first rounds compile the code and fill what caches there are.
    for (const path of paths) await measure(path, sites, 5)
    if (lostLater) for (const [state, front] of fronts) await front.become(state)
    const lines: string[][] = []
    for (const path of paths) lines.push([path, name, ...ratios(await measure(path, sites, rounds))])
    return lines
  } finally {
    for (const site of sites.values()) await site.stop()
    for (const front of fronts.values()) await front.stop()
  }
}

async function measure(
  path: string,
  sites: ReadonlyMap<BackendState, BenchSite>,
  rounds: number,
): Promise<Times> {
  const times: Times = { up: [], hanging: [], down: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const [state, site] of sites) times[state].push(await firstByte(site.url + path))
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
