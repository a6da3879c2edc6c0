import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { serviceAreas } from '../app/content/cities/service-areas.ts'
import { cityPath } from '../app/lib/site-pages.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { formatTable } from './lib/format-table.ts'
import { runProduct, worst } from './lib/measure.ts'
import { freePort } from './lib/port.ts'

const usage = `Usage: npm run bench

Load-tests the home page and a city page with wrk, alternating with nginx (if installed) serving the same bytes.
Measures the memory of all processes, the CPU time of an uncached page, and how much later its first byte arrives
while the backend hangs. Marks results that are out of bounds with ! and exits with 1 if there are any.`

readOptions(usage, {})
// A load generator written in JavaScript is slower than nginx, so it would
// measure itself.
if (spawnSync('wrk', ['-v']).error || process.platform !== 'linux')
  fail('npm run bench needs Linux and wrk.')

// Debian installs nginx in a directory that is only in root's PATH.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
const hasNginx = spawnSync('nginx', ['-v'], { env }).status === 0
const paths = ['/', cityPath(serviceAreas[0].slug)]
console.log(
  formatTable(
    ['metric', 'site', '÷ nginx'],
    [...(await benchWarm()), ...(await benchCold())],
  ),
)

async function benchWarm(): Promise<string[][]> {
  await using site = await runProduct()
  const rows: string[][] = []
  for (const path of paths) {
    const url = site.url + path
    load(url)
    using nginx = hasNginx ? await startNginx(url) : undefined
    const rounds = Array.from(
      { length: 5 },
      () => [load(url), nginx ? load(nginx.url) : Number.NaN] as const,
    )
    const own = median(rounds.map(([site]) => site)).toFixed(0)
    const ratio = median(rounds.map(([site, other]) => site / other))
    rows.push([
      `${path}, requests per second`,
      own,
      nginx ? worst({ min: 0.25 }, [ratio]) : '',
    ])
  }
  return [
    ...rows,
    ['memory of all processes, MB', worst({ max: 400 }, [memoryOf(site.pid)])],
  ]
}

async function benchCold(): Promise<string[][]> {
  await using site = await runProduct({ PAGE_CACHE: 'off' })
  const port = await freePort()
  await using backend = createServer(() => {})
  backend.listen(port)
  const hosted = {
    SUPABASE_URL: `http://localhost:${port}`,
    SUPABASE_PUBLISHABLE_KEY: 'none',
  }
  await using hanging = await runProduct({ PAGE_CACHE: 'off', ...hosted })
  const ratio = (await firstByte(hanging.url)) / (await firstByte(site.url))
  // Warm up the JIT compiler.
  for (const path of paths) load(site.url + path, 4, 10)
  const rows = paths.map((path) => {
    const rounds = Array.from({ length: 5 }, () => {
      const before = processorTimeOf(site.pid)
      const pages = 2 * load(site.url + path, 4)
      return (processorTimeOf(site.pid) - before) / pages
    })
    return [
      `${path} uncached, CPU time in ms`,
      worst({ max: 5 }, [median(rounds)]),
    ]
  })
  return [
    ...rows,
    [
      'time to first byte of /, backend hanging ÷ responding',
      worst({ max: 1.5 }, [ratio]),
    ],
  ]
}

/**
 * Measures the median time to first byte of an uncached page in milliseconds,
 * after some warm-up visits.
 */
async function firstByte(url: string): Promise<number> {
  const times: number[] = []
  for (let visit = 0; visit < 25; visit += 1) {
    const startedAt = performance.now()
    const { body } = await fetch(url)
    times.push(performance.now() - startedAt)
    await body?.cancel()
  }
  return median(times.slice(10))
}

/**
 * Starts an nginx that responds to every request with the compressed body and
 * the headers of this URL.
 */
async function startNginx(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  // Not over a pooled connection, which the server may have closed while a load
  // test blocked this process.
  const request = get(url, {
    agent: false,
    headers: { 'accept-encoding': 'br' },
  })
  const [response] = await once(request, 'response')
  writeFileSync(join(folder, 'page'), await buffer(response))
  const ownHeaders =
    /^(connection|keep-alive|content-length|date|etag|last-modified|transfer-encoding)$/
  const headers = Object.entries(response.headers).filter(
    ([name]) => !ownHeaders.test(name),
  )
  const headerLines = headers.map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value)};`,
  )
  const port = await freePort()
  const configuration = `daemon off; master_process off; pid nginx.pid; events {}
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
    types {} default_type ""; ${headerLines.join(' ')}
    server { listen 127.0.0.1:${port}; root ${folder}; rewrite ^ /page break; } }`
  writeFileSync(join(folder, 'nginx.conf'), configuration)
  const nginx = spawn(
    'nginx',
    ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'],
    { env, stdio: 'inherit' },
  )
  return {
    url: `http://127.0.0.1:${port}/`,
    [Symbol.dispose]: () => nginx.kill(),
  }
}

/** Load-tests a URL and returns the requests per second. */
function load(url: string, connections = 32, seconds = 2): number {
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-H',
    'accept-encoding: br',
    url,
  ]
  const output = execFileSync('wrk', args, { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(output))
    throw new Error(`wrk ${url}: ${output}`)
  return Number(/(\d+) requests in/.exec(output)?.[1]) / seconds
}

/** Returns the ids of a process and its descendants. */
function processesOf(pid: number): number[] {
  const lists = globSync(`/proc/${pid}/task/*/children`).map((file) =>
    readFileSync(file, 'utf8'),
  )
  const children = lists.join(' ').match(/\d+/g) ?? []
  return [pid, ...children.flatMap((child) => processesOf(Number(child)))]
}

/**
 * Returns the CPU time of a process and its descendants in milliseconds. Linux
 * counts hundredths of a second.
 */
function processorTimeOf(pid: number): number {
  // The program's name may contain spaces and ends at the last parenthesis.
  const stats = processesOf(pid).map((id) =>
    readFileSync(`/proc/${id}/stat`, 'utf8').split(')').at(-1),
  )
  return (
    sum(
      stats.flatMap((fields = '') =>
        fields.split(' ').slice(12, 14).map(Number),
      ),
    ) * 10
  )
}

/**
 * Returns the memory of a process and its descendants in megabytes. Shared
 * memory (Node's own code) counts once.
 */
function memoryOf(pid: number): number {
  const rollups = processesOf(pid).map((id) =>
    readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'),
  )
  return (
    sum(rollups.map((rollup) => Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]))) /
    1000
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
