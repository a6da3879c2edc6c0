import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { chromium, type Locator } from '@playwright/test'

import { serviceAreas } from '../app/content/cities/city.ts'
import { cityPage, mainPages } from '../app/lib/site-pages.ts'
import { chromiumEnvironment, chromiumFlags, findChromium } from '../e2e/support/chromium.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { runProduct, worst } from './lib/measure.ts'
import { freePort } from './lib/port.ts'
import { formatTable } from './lib/table.ts'

// Its hundred packages are fetched for this command only: neither the site nor its tests need them.
const lighthouse = 'lighthouse@13.5.0'

/** What is read of its report. */
interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; details?: { items?: ResourceSummary[] } }>
}
type ResourceSummary = { resourceType: string; transferSize: number }

const usage = `Usage: npm run lighthouse

Visits every kind of page with Lighthouse's phone, and times taps and keys on a phone four times slower than this
machine. Prints the worst of three runs. Exits with 1 if a figure is out of bounds, which is marked with !.`

const bounds = {
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

type Step = string | [field: string, typed: string]

/** What visitors tap, and where they type, each on a page of its own. */
const interactions: Record<string, [path: string, ...steps: Step[]]> = {
  menu: ['/', 'role=button[name="Menu"]'],
  tabs: ['/services', '[aria-label="Choose a service"] a >> nth=1'],
  accordion: ['/', 'summary >> nth=0'],
  overlay: ['/gallery', 'role=link[name=/^Before: /] >> nth=0', 'role=dialog >> role=button[name="Close"]'],
  form: ['/contact', ['[name=firstName]', 'Ann'], 'role=button[name="Get My FREE Quote"]'],
  assistant: [
    '/',
    'summary >> nth=0',
    'role=button[name=/^Ask/] >> nth=-1',
    ['role=dialog >> role=textbox', 'Do you clean roofs?\n'],
  ],
}

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
  const figures = Object.entries(bounds).map(([name, bound]) => {
    const measured = results.map((result) => read(result, name))
    return worst(bound, measured)
  })
  rows.push([path, ...figures])
}
console.log(formatTable(['page', ...Object.keys(bounds)], rows))

const times: string[][] = []
for (const [name, [path, ...steps]] of Object.entries(interactions)) {
  const runs = [await timeOf(path, steps), await timeOf(path, steps), await timeOf(path, steps)]
  times.push([name, worst({ max: 200 }, runs)])
}
console.log(`\n${formatTable(['interaction', 'INP ms'], times)}`)

async function visit(url: string): Promise<Report> {
  const args = ['--yes', lighthouse, url, `--port=${port}`, '--output=json', '--quiet']
  const { stdout } = await promisify(execFile)('npx', args, { maxBuffer: Infinity })
  return JSON.parse(stdout)
}

/** A score by its category, the value of an audit by its id, or the bytes of all scripts. */
function read({ categories, audits }: Report, figure: string): number {
  const category = categories[figure]
  if (category) return Math.round((category.score ?? 0) * 100)
  if (figure !== 'script bytes') return audits[figure]?.numericValue ?? Number.NaN
  const { items = [] } = audits['resource-summary']?.details ?? {}
  return items.find(({ resourceType }) => resourceType === 'script')?.transferSize ?? Number.NaN
}

/** Finds a control as people do, who need a moment. Playwright's own tap runs its checks while the page handles it. */
async function tap(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  await control.page().waitForTimeout(500)
  const { x, y, width, height } = (await control.boundingBox()) ?? fail('A control is not visible.')
  await control.page().touchscreen.tap(x + width / 2, y + height / 2)
}

/** Milliseconds from the slowest tap or key of an interaction to the next paint, on a phone four times slower. */
async function timeOf(path: string, steps: Step[]): Promise<number> {
  const viewport = { width: 390, height: 844 }
  await using page = await browser.newPage({ viewport, isMobile: true, hasTouch: true })
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  const times = await page.evaluateHandle(() => {
    const times: number[] = []
    // TypeScript does not know the threshold, of which 16 is the least.
    const options: object = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId !== 0) times.push(entry.duration)
    }).observe(options)
    return times
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const step of steps) {
    if (typeof step === 'string') await tap(page.locator(step))
    else await page.locator(step[0]).pressSequentially(step[1], { delay: 100 })
  }
  // Entries come after the frame they led to.
  await page.waitForTimeout(1_000)
  return Math.max(16, ...(await times.jsonValue()))
}
