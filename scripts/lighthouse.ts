import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'

import { serviceAreas } from '../app/content/cities/city.ts'
import { cityPage, mainPages } from '../app/lib/site-pages.ts'
import { chromiumEnvironment, chromiumFlags, findChromium } from './lib/chromium.ts'
import { readOptions } from './lib/command-line.ts'
import { interactions, measureInteraction } from './lib/interactions.ts'
import { type Bounds, runProduct, worst } from './lib/measure.ts'
import { freePort } from './lib/port.ts'
import { formatTable } from './lib/table.ts'

const usage = `Usage: npm run lighthouse

Visits every kind of page with Lighthouse's phone, and times taps and keys on a phone four times slower than this
machine. Prints the worst of three runs. Exits with 1 if a figure is out of bounds, which is marked with !.`

const bounds: Record<string, Bounds> = {
  performance: { min: 98 },
  accessibility: { min: 100 },
  'best-practices': { min: 100 },
  seo: { min: 100 },
  'largest-contentful-paint': { max: 2_200 },
  'total-blocking-time': { max: 100 },
  'cumulative-layout-shift': { max: 0.02 },
  'script bytes': { max: 155_000 },
}
const pages = [...Object.values(mainPages), { path: '/services?tab=roof' }, cityPage(serviceAreas[0])]

readOptions(usage, {})
const executablePath = await findChromium()
const port = await freePort()
const args = [...chromiumFlags, `--remote-debugging-port=${port}`]
await using site = await runProduct()
await using browser = await chromium.launch({
  executablePath,
  args,
  env: chromiumEnvironment(executablePath),
})

// The first page that a browser opens pays for the browser's own start.
await visit(site.url)

const rows: string[][] = []
for (const { path } of pages) {
  const url = site.url + path
  // The first visitor of a page fills the page cache.
  await fetch(url).then((response) => response.text())
  const results = [await visit(url), await visit(url), await visit(url)]
  const row = Object.entries(bounds).map(([figure, bound]) => worst(bound, read(results, figure)))
  rows.push([path, ...row])
}
console.log(formatTable(['page', ...Object.keys(bounds)], rows))

const times: string[][] = []
for (const [name, interaction] of Object.entries(interactions)) {
  const measure = () => measureInteraction(browser, site.url, interaction)
  times.push([name, worst({ max: 200 }, [await measure(), await measure(), await measure()])])
}
console.log(`\n${formatTable(['interaction', 'INP ms'], times)}`)

async function visit(url: string): Promise<Result> {
  const run = await lighthouse(url, { port, logLevel: 'error' })
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse failed: ${run?.lhr.runtimeError?.message}`)
  return run.lhr
}

/** A score by its category, the value of an audit by its id, or the bytes of all scripts. */
function read(results: readonly Result[], figure: string): number[] {
  return results.map(({ categories, audits }) => {
    const category = categories[figure]
    if (category) return Math.round((category.score ?? 0) * 100)
    if (figure !== 'script bytes') return audits[figure]?.numericValue ?? Number.NaN
    const details = audits['resource-summary']?.details
    const types = details?.type === 'table' ? details.items : []
    return Number(types.find(({ resourceType }) => resourceType === 'script')?.transferSize)
  })
}
