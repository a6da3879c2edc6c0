import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'

import { serviceAreas } from '../app/content/cities/city.ts'
import { cityPath } from '../app/seo/site-pages.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { describeMachine } from './lib/machine.ts'
import { type RawResponse, startNginx } from './lib/nginx.ts'
import { freePort } from './lib/port.ts'
import { usageOfTree } from './lib/process-tree.ts'
import { runProduct } from './lib/run-product.ts'
import { formatTable } from './lib/table.ts'

const usage = `Usage: npm run bench [-- --rounds 5]

Loads the home page, a city page and a script with wrk, in turns with an nginx that serves the same brotli bytes (where
it is installed). Also measures the memory of all processes and the processor time of a page that is not cached.`

const { values } = readOptions(usage, { options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(values.rounds)
if (!(rounds >= 1)) fail(usage, 2)
// A load generator in JavaScript is slower than nginx and would measure itself.
if (spawnSync('wrk', ['-v']).error) fail('wrk makes the load: install it first.')

const run = promisify(execFile)
const serversOwn =
  /^(accept-ranges|connection|content-length|date|etag|keep-alive|last-modified|transfer-encoding)$/
const rows = [...(await benchWarm()), await benchCold()]
console.log(`${describeMachine()}\n`)
console.log(formatTable(['measured', 'site', 'nginx', 'site ÷ nginx', 'bound'], rows))

async function benchWarm(): Promise<string[][]> {
  await using site = await runProduct()
  const home = await fetch(site.url).then((response) => response.text())
  const script = /\/assets\/[^"]+\.js/.exec(home)?.[0] ?? ''
  const paths = { home: '/', city: cityPath(serviceAreas[0].slug), script }
  const subjects = Object.entries(paths).map(([name, path]) => ({
    name,
    url: site.url + path,
    rates: [0],
    others: [0],
  }))
  // A page is compressed best after its first visitors.
  for (const { url } of subjects) await load(url)
  const port = await freePort()
  using nginx = startNginx(await Promise.all(subjects.map(({ url }) => fetchBrotli(url))), port)
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) {
      subject.rates[round] = (await load(subject.url)).perSecond
      if (nginx) subject.others[round] = (await load(`http://127.0.0.1:${port}/${index}`)).perSecond
    }
  }
  const memory = usageOfTree(site.pid)?.megabytes.toFixed(0)
  const rows = subjects.map(({ name, rates, others }) => {
    const ratio = median(rates.map((rate, round) => rate / (others[round] ?? 0)))
    const [other, share] = nginx ? [median(others).toFixed(0), ratio.toFixed(2)] : ['–', '–']
    return [
      `${name}, requests a second`,
      median(rates).toFixed(0),
      other,
      share,
      name === 'script' ? '' : '≥ 0.25',
    ]
  })
  return [...rows, ['memory of all processes, MB', memory ?? '–', '', '', '≤ 400']]
}

async function benchCold(): Promise<string[]> {
  await using site = await runProduct({ PAGE_CACHE: 'off' })
  await load(site.url, 4)
  const before = usageOfTree(site.pid)
  const { requests } = await load(site.url, 4)
  const after = usageOfTree(site.pid)
  const time = before && after ? ((after.processorMs - before.processorMs) / requests).toFixed(1) : '–'
  return ['processor time of a page that is not cached, ms', time, '', '', '≤ 5']
}

async function load(url: string, connections = 32): Promise<{ perSecond: number; requests: number }> {
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, '-d2s', '-H', 'accept-encoding: br', url])
  const [, requests] = /(\d+) requests in/.exec(stdout) ?? []
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  if (!requests || !perSecond || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`wrk ${url}: ${stdout}`)
  return { perSecond: Number(perSecond), requests: Number(requests) }
}

/** The body as it is sent, with the headers that are not a server's own. */
async function fetchBrotli(url: string): Promise<RawResponse> {
  const [response]: IncomingMessage[] = await once(
    get(url, { headers: { 'accept-encoding': 'br' } }),
    'response',
  )
  if (!response) throw new Error(`${url} does not respond.`)
  const headers = Object.entries(response.headers).flatMap(([name, value]) =>
    serversOwn.test(name) ? [] : [[name, String(value)] as const],
  )
  return { body: await buffer(response), headers: Object.fromEntries(headers) }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
