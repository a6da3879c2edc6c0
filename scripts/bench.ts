import { execFileSync, spawnSync } from 'node:child_process'

import { serviceAreas } from '../app/content/cities/city.ts'
import { cityPath } from '../app/lib/site-pages.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { runProduct, usageOfTree, worst } from './lib/measure.ts'
import { startNginx } from './lib/nginx.ts'
import { freePort } from './lib/port.ts'
import { formatTable } from './lib/table.ts'

const usage = `Usage: npm run bench

Loads the home page, a city page and a script with wrk, in turns with an nginx (where installed) that serves the same
bytes. Measures the memory of all processes, and the processor time of a page that is not cached. Exits with 1 if a
figure is out of bounds, which is marked with !.`

readOptions(usage, {})
// A load generator in JavaScript is slower than nginx and would measure itself.
if (spawnSync('wrk', ['-v']).error || process.platform !== 'linux') fail('The bench needs Linux and wrk.')

console.log(formatTable(['figure', 'site', 'nginx', '÷ nginx'], [...(await benchWarm()), await benchCold()]))

async function benchWarm(): Promise<string[][]> {
  await using site = await runProduct()
  const home = await fetch(site.url).then((response) => response.text())
  const script = /\/assets\/[^"]+\.js/.exec(home)?.[0] ?? ''
  const urls = ['/', cityPath(serviceAreas[0].slug), script].map((path) => site.url + path)
  // A page is compressed best after its first visitors.
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
  return [...rows, ['memory of all processes, MB', worst({ max: 400 }, [usageOfTree(site.pid).megabytes])]]
}

async function benchCold(): Promise<string[]> {
  await using site = await runProduct({ PAGE_CACHE: 'off' })
  load(site.url, 4)
  const before = usageOfTree(site.pid).milliseconds
  const { requests } = load(site.url, 4)
  const spent = usageOfTree(site.pid).milliseconds - before
  return ['processor time of a page that is not cached, ms', worst({ max: 5 }, [spent / requests])]
}

function load(url: string, connections = 32): { perSecond: number; requests: number } {
  const args = ['-t1', `-c${connections}`, '-d2s', '-H', 'accept-encoding: br', url]
  const output = execFileSync('wrk', args, { encoding: 'utf8' })
  const [, requests, perSecond] = /(\d+) requests in.*Requests\/sec:\s+([\d.]+)/s.exec(output) ?? []
  if (!perSecond || /Non-2xx|Socket errors/.test(output)) throw new Error(`wrk ${url}: ${output}`)
  return { perSecond: Number(perSecond), requests: Number(requests) }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
