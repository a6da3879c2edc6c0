import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage } from 'node:http'

import { serviceAreas } from '../app/content/cities/city.ts'
import { cityPath } from '../app/lib/site-pages.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { runProduct, worst } from './lib/measure.ts'
import { startNginx } from './lib/nginx.ts'
import { freePort } from './lib/port.ts'
import { startSiteServer } from './lib/site-server.ts'
import { formatTable } from './lib/table.ts'

const usage = `Usage: npm run bench

Loads the home page, a city page and a script with wrk, in turns with an nginx (where installed) that serves the same
bytes. Measures the memory of all processes, the processor time of a page that is not cached, and how much later its
first byte comes while the backend hangs. Exits with 1 if a figure is out of bounds, which is marked with !.`

readOptions(usage, {})
// A load generator in JavaScript is slower than nginx and would measure itself.
if (spawnSync('wrk', ['-v']).error || process.platform !== 'linux') fail('The bench needs Linux and wrk.')

const paths = ['/', cityPath(serviceAreas[0].slug)]
const rows = [...(await benchWarm()), ...(await benchCold())]
console.log(formatTable(['figure', 'site', 'nginx', '÷ nginx'], rows))

async function benchWarm(): Promise<string[][]> {
  await using site = await runProduct()
  const home = await fetch(site.url).then((response) => response.text())
  const script = /\/assets\/[^"]+\.js/.exec(home)?.[0] ?? ''
  const urls = [...paths, script].map((path) => site.url + path)
  for (const url of urls) load(url)
  const port = await freePort()
  using nginx = await startNginx(urls, port)
  const rows: string[][] = []
  for (const [index, url] of urls.entries()) {
    const own: number[] = []
    const others: number[] = []
    for (let round = 0; round < 5; round += 1) {
      own.push(load(url).perSecond)
      if (nginx) others.push(load(`http://127.0.0.1:${port}/${index}`).perSecond)
    }
    const ratios = others.map((other, round) => (own[round] ?? 0) / other)
    const bound = url.endsWith('.js') ? {} : { min: 0.25 }
    const beside = nginx ? [median(others).toFixed(0), worst(bound, [median(ratios)])] : []
    rows.push([`${new URL(url).pathname}, requests a second`, median(own).toFixed(0), ...beside])
  }
  const memory = processesOf(site.pid).map(memoryOf)
  return [...rows, ['memory of all processes, MB', worst({ max: 400 }, [sum(memory)])]]
}

async function benchCold(): Promise<string[][]> {
  await using site = await runProduct({ PAGE_CACHE: 'off' })
  const rows: string[][] = []
  for (const path of paths) {
    // Until the compiler of the engine has seen the code often enough.
    load(site.url + path, 4, 5)
    const before = sum(processesOf(site.pid).map(processorTimeOf))
    const { requests } = load(site.url + path, 4, 5)
    const spent = sum(processesOf(site.pid).map(processorTimeOf)) - before
    rows.push([`${path} not cached, ms of processor time`, worst({ max: 5 }, [spent / requests])])
  }

  const backend = createServer(() => {}).listen(0, '127.0.0.1')
  await once(backend, 'listening')
  const address = backend.address()
  const supabaseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const environment = { PAGE_CACHE: 'off', LOG_LEVEL: 'silent' }
  const options = { supabaseUrl, publishableKey: 'none', environment }
  const hanging = await startSiteServer({ ...options, port: await freePort(), host: '127.0.0.1' })
  const [up, down] = [await firstByte(site.url), await firstByte(hanging.url)]
  await hanging.stop()
  backend.closeAllConnections()
  backend.close()
  const ratio = worst({ max: 1.5 }, [down / up])
  rows.push(['first byte of a page not cached, ms', up.toFixed(1)])
  rows.push(['the same with a backend that hangs ÷ up', ratio])
  return rows
}

function load(url: string, connections = 32, seconds = 2): { perSecond: number; requests: number } {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'accept-encoding: br', url]
  const output = execFileSync('wrk', args, { encoding: 'utf8' })
  const [, requests, perSecond] = /(\d+) requests in.*Requests\/sec:\s+([\d.]+)/s.exec(output) ?? []
  if (!perSecond || /Non-2xx|Socket errors/.test(output)) throw new Error(`wrk ${url}: ${output}`)
  return { perSecond: Number(perSecond), requests: Number(requests) }
}

/** Milliseconds until a response begins: the median of visits one after the other, the first ones left out. */
async function firstByte(url: string): Promise<number> {
  const times: number[] = []
  for (let visit = 0; visit < 25; visit += 1) {
    const startedAt = performance.now()
    const [response]: IncomingMessage[] = await once(get(url, { agent: false }), 'response')
    times.push(performance.now() - startedAt)
    response?.destroy()
  }
  return median(times.slice(10))
}

/** A process and its descendants. */
function processesOf(root: number): number[] {
  const pids = [root]
  for (const pid of pids) {
    const children = globSync(`/proc/${pid}/task/*/children`).map((file) => readFileSync(file, 'utf8'))
    pids.push(...(children.join(' ').match(/\d+/g) ?? []).map(Number))
  }
  return pids
}

/** User and system time so far, in milliseconds. */
function processorTimeOf(pid: number): number {
  // The name of the program, which may hold spaces, ends with the last parenthesis. Linux counts in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)?.split(' ').map(Number) ?? []
  return ((fields[12] ?? 0) + (fields[13] ?? 0)) * 10
}

/** Megabytes of memory, where what processes share (the program of Node itself) counts once for all of them. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
