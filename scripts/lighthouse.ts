import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'

import { serviceAreas } from '../app/content/cities/city.ts'
import { cityPage, mainPages, servicePage } from '../app/seo/site-pages.ts'
import { chromiumFlags, findChromium } from './lib/chromium.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { interactions, measureInteraction } from './lib/interactions.ts'
import { describeMachine } from './lib/machine.ts'
import { freePort } from './lib/port.ts'
import { runProduct } from './lib/run-product.ts'
import { formatTable } from './lib/table.ts'

const usage = `Usage: npm run lighthouse [-- --runs 3]

Visits every kind of page with Lighthouse's phone, and times taps and keys on a phone four times slower than this
machine. Prints the worst of all runs. Exits with 1 if a figure is out of bounds, which is marked with !.`

interface Figure {
  heading: string
  read: (result: Result) => number
  min?: number
  max?: number
  digits?: number
}

const figures: readonly Figure[] = [
  { heading: 'performance', read: (result) => score(result, 'performance'), min: 98 },
  { heading: 'accessibility', read: (result) => score(result, 'accessibility'), min: 100 },
  { heading: 'best practices', read: (result) => score(result, 'best-practices'), min: 100 },
  { heading: 'SEO', read: (result) => score(result, 'seo'), min: 100 },
  {
    heading: 'LCP s',
    read: (result) => value(result, 'largest-contentful-paint') / 1000,
    max: 2.2,
    digits: 2,
  },
  { heading: 'TBT ms', read: (result) => value(result, 'total-blocking-time'), max: 100 },
  { heading: 'CLS', read: (result) => value(result, 'cumulative-layout-shift'), max: 0.02, digits: 3 },
  { heading: 'script KB', read: (result) => scriptBytes(result) / 1000, max: 155 },
]
const inp = { heading: 'INP ms', max: 200 }
const pages = [
  ...Object.values(mainPages),
  servicePage({ id: 'roof', shortTitle: 'Roof' }),
  cityPage(serviceAreas[0]),
]

const { values } = readOptions(usage, { options: { runs: { type: 'string', default: '3' } } })
const runs = Number(values.runs)
if (!(runs >= 1)) fail(usage, 2)
const found = await findChromium()
if (!found.ok) fail(found.message)
const executablePath = found.path

await using site = await runProduct()
const rows: string[][] = []
for (const { path } of pages) {
  // The first visitor of a page fills the page cache.
  await fetch(site.url + path).then((response) => response.text())
  const results = await repeat(() => visit(site.url + path))
  rows.push([path, ...figures.map((figure) => worst(figure, results.map(figure.read)))])
}
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
const times: string[][] = []
for (const interaction of interactions) {
  const measured = await repeat(() => measureInteraction(browser, site.url, interaction))
  times.push([interaction.name, worst(inp, measured)])
}
await browser.close()
console.log(`${describeMachine()}, worst of ${runs}\n`)
console.log(formatTable(['page', ...figures.map(({ heading }) => heading)], rows))
console.log(`\n${formatTable(['interaction', inp.heading], times)}`)

async function repeat<T>(run: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  while (results.length < runs) results.push(await run())
  return results
}

/** The worst of some measurements as text. Sets the exit code if it is out of bounds. */
function worst(
  { min, max = Infinity, digits }: Omit<Figure, 'read' | 'heading'>,
  measured: readonly number[],
): string {
  const figure = min === undefined ? Math.max(...measured) : Math.min(...measured)
  const isKept = figure >= (min ?? -Infinity) && figure <= max
  if (!isKept) process.exitCode = 1
  return `${figure.toFixed(digits ?? 0)}${isKept ? '' : ' !'}`
}

/** One visit, in a browser of its own. On a busy machine Lighthouse may lose its trace, which says nothing of the page. */
async function visit(url: string, attempts = 3): Promise<Result> {
  const port = await freePort()
  const args = [...chromiumFlags, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const run = await lighthouse(url, { port, logLevel: 'error' })
    if (run && !run.lhr.runtimeError) return run.lhr
    if (attempts === 1) throw new Error(`Lighthouse failed on ${url}: ${run?.lhr.runtimeError?.message}`)
  } finally {
    await browser.close()
  }
  return await visit(url, attempts - 1)
}

function score({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100)
}

function value({ audits }: Result, audit: string): number {
  return audits[audit]?.numericValue ?? Number.NaN
}

function scriptBytes({ audits }: Result): number {
  const details = audits['network-requests']?.details
  if (details?.type !== 'table') return Number.NaN
  const scripts = details.items.filter(({ resourceType }) => resourceType === 'Script')
  return scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
}
