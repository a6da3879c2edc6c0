import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { chromium } from '@playwright/test'

import { serviceAreas } from '../app/content/cities/service-areas.ts'
import { cityPage, mainPages } from '../app/lib/site-pages.ts'
import {
  chromiumEnvironment,
  chromiumFlags,
  findChromium,
} from '../e2e/support/chromium.ts'
import {
  type InteractionStep,
  measureInteraction,
} from '../e2e/support/interaction-time.ts'
import { readOptions } from './lib/command-line.ts'
import { formatTable } from './lib/format-table.ts'
import { runProduct, worst } from './lib/measure.ts'
import { freePort } from './lib/port.ts'

// Not a dependency because neither the site nor its tests need its hundred
// packages.
const lighthouse = 'lighthouse@13.5.0'

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

const usage = `Usage: npm run lighthouse

Audits every kind of page with Lighthouse's phone emulation, and times taps and key presses with a CPU throttled 4x.
Prints the worst of three runs. Marks results that are out of bounds with ! and exits with 1 if there are any.`

const bounds = {
  performance: { min: 98 },
  accessibility: { min: 100 },
  'best-practices': { min: 100 },
  seo: { min: 100 },
  'largest-contentful-paint': { max: 2_200 },
  'total-blocking-time': { max: 100 },
  'cumulative-layout-shift': { max: 0.02 },
}
const pages = [
  ...Object.values(mainPages),
  { path: '/services?tab=roof' },
  cityPage(serviceAreas[0]),
]

/** Interactions to time, each on a freshly loaded page. */
const interactions: Record<
  string,
  [path: string, ...steps: InteractionStep[]]
> = {
  menu: ['/', 'role=button[name="Menu"]'],
  tabs: ['/services', '[aria-label="Choose a service"] a >> nth=1'],
  accordion: ['/', 'summary >> nth=0'],
  overlay: [
    '/gallery',
    'role=link[name=/^Before: /] >> nth=0',
    'role=dialog >> role=button[name="Close"]',
  ],
  form: [
    '/contact',
    ['[name=firstName]', 'Ann'],
    'role=button[name="Send my request"]',
  ],
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
const env = chromiumEnvironment(executablePath)
await using browser = await chromium.launch({ executablePath, args, env })

// Warm-up visit because the first page includes the browser's own startup.
await visit(site.url)

const rows: string[][] = []
for (const { path } of pages) {
  const url = site.url + path
  // Warm the page cache.
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
  const time = () => measureInteraction(browser, site.url + path, steps)
  const runs = [await time(), await time(), await time()]
  times.push([name, worst({ max: 200 }, runs)])
}
console.log(`\n${formatTable(['interaction', 'INP ms'], times)}`)

async function visit(url: string): Promise<Report> {
  const args = [
    '--yes',
    lighthouse,
    url,
    `--port=${port}`,
    '--output=json',
    '--quiet',
  ]
  const { stdout } = await promisify(execFile)('npx', args, {
    maxBuffer: Infinity,
  })
  return JSON.parse(stdout)
}

/** Returns the score of a category or the value of an audit. */
function read({ categories, audits }: Report, figure: string): number {
  const score = categories[figure]?.score
  return typeof score === 'number'
    ? Math.round(score * 100)
    : (audits[figure]?.numericValue ?? Number.NaN)
}
