import { execFile } from 'node:child_process'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { type Browser, chromium, type Page } from '@playwright/test'

import { serviceAreas } from '../app/content/cities/service-areas.ts'
import { cityPage, mainPages } from '../app/lib/site-pages.ts'
import { startChild } from './lib/child-process.ts'
import {
  chromiumEnvironment,
  chromiumFlags,
  chromiumOrExit,
} from './lib/chromium.ts'
import { readOptions } from './lib/command-line.ts'
import { formatTable } from './lib/format-table.ts'
import { measureInteraction, tap, typeInto } from './lib/interaction-time.ts'
import { freePort } from './lib/port.ts'

const usage = `Usage: npm run lighthouse

Audits every kind of page with Lighthouse's phone emulation, and times taps and key presses with a CPU throttled 4x.
Prints the worst of three runs. Marks results that are out of bounds with ! and exits with 1 if there are any.`

// Not a dependency because neither the site nor its tests need its hundred
// packages.
const lighthouse = 'lighthouse@13.5.0'

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

interface Bound {
  min?: number
  max?: number
}

const bounds: Record<string, Bound> = {
  performance: { min: 98 },
  accessibility: { min: 100 },
  'best-practices': { min: 100 },
  seo: { min: 100 },
  'largest-contentful-paint': { max: 2_200 },
  'total-blocking-time': { max: 100 },
  'cumulative-layout-shift': { max: 0.02 },
}
const interactionBound = { max: 200 }

const pages = [
  ...Object.values(mainPages),
  { path: '/services?tab=roof' },
  cityPage(serviceAreas[0]),
]

interface Interaction {
  name: string
  path: string
  perform: (page: Page) => Promise<void>
}

/** Interactions to time, each on a freshly loaded page. */
const interactions: Interaction[] = [
  {
    name: 'menu',
    path: '/',
    perform: (page) => tap(page, 'role=button[name="Menu"]'),
  },
  {
    name: 'tabs',
    path: '/services',
    perform: (page) => tap(page, '[aria-label="Choose a service"] a >> nth=1'),
  },
  {
    name: 'accordion',
    path: '/',
    perform: (page) => tap(page, 'summary >> nth=0'),
  },
  {
    name: 'overlay',
    path: '/gallery',
    async perform(page) {
      await tap(page, 'role=link[name=/^Before: /] >> nth=0')
      await tap(page, 'role=dialog >> role=button[name="Close"]')
    },
  },
  {
    name: 'form',
    path: '/contact',
    async perform(page) {
      await typeInto(page, '[name=firstName]', 'Ann')
      await tap(page, 'role=button[name="Send my request"]')
    },
  },
  {
    name: 'assistant',
    path: '/',
    async perform(page) {
      await tap(page, 'summary >> nth=0')
      await tap(page, 'role=button[name=/^Ask/] >> nth=-1')
      await typeInto(
        page,
        'role=dialog >> role=textbox',
        'Do you clean roofs?\n',
      )
    },
  },
]

async function main() {
  readOptions(usage, {})
  const executablePath = await chromiumOrExit()
  const debuggingPort = await freePort()
  await using site = await startSite()
  await using browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
    env: chromiumEnvironment(executablePath),
  })
  await auditPages(site.url, debuggingPort)
  await timeInteractions(site.url, browser)
}

/**
 * Runs `npm start` on a free port with an empty data folder until it is
 * disposed of.
 */
async function startSite() {
  const folder = await mkdtempDisposable(join(tmpdir(), 'measured-'))
  const port = await freePort()
  const start = startChild({
    args: ['scripts/start.ts'],
    environment: {
      ENV_FILE: 'none',
      SUPABASE_URL: '',
      PORT: String(port),
      DATA_DIR: folder.path,
    },
    stderr: 'ignore',
  })
  // It prints its first line once everything is running.
  if ((await start.firstLine) === undefined)
    throw new Error('Failed to start. Run npm start to see why.')
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      await start.stop()
      await folder.remove()
    },
  }
}

async function auditPages(siteUrl: string, port: number) {
  // Warm-up audit because the first one includes the browser's own startup.
  await audit(siteUrl, port)
  const rows: string[][] = []
  for (const { path } of pages) {
    const url = siteUrl + path
    await warmPageCache(url)
    const reports = await threeTimes(() => audit(url, port))
    const figures = Object.entries(bounds).map(([name, bound]) => {
      const measured = reports.map((report) => readFigure(report, name))
      return judge(measured, bound)
    })
    rows.push([path, ...figures])
  }
  console.log(formatTable(['page', ...Object.keys(bounds)], rows))
}

async function warmPageCache(url: string) {
  const response = await fetch(url)
  await response.text()
}

async function audit(url: string, port: number): Promise<Report> {
  const args = [
    '--yes',
    lighthouse,
    url,
    `--port=${port}`,
    '--output=json',
    '--quiet',
  ]
  const run = promisify(execFile)
  const { stdout } = await run('npx', args, { maxBuffer: Infinity })
  return JSON.parse(stdout)
}

/** Returns the score of a category or the value of an audit. */
function readFigure(report: Report, name: string) {
  const score = report.categories[name]?.score
  if (typeof score === 'number') return Math.round(score * 100)
  return report.audits[name]?.numericValue ?? Number.NaN
}

async function timeInteractions(siteUrl: string, browser: Browser) {
  const rows: string[][] = []
  for (const { name, path, perform } of interactions) {
    const url = siteUrl + path
    const times = await threeTimes(() =>
      measureInteraction(browser, url, perform),
    )
    rows.push([name, judge(times, interactionBound)])
  }
  console.log(`\n${formatTable(['interaction', 'INP ms'], rows)}`)
}

/** Measures one after another, because two at once would slow each other. */
async function threeTimes<Result>(
  measure: () => Promise<Result>,
): Promise<Result[]> {
  return [await measure(), await measure(), await measure()]
}

/**
 * Formats the worst measurement. If it is out of bounds, marks it with ! and
 * sets the exit code to 1.
 */
function judge(measured: readonly number[], bound: Bound) {
  const { min = -Infinity, max = Infinity } = bound
  const worst =
    bound.min === undefined ? Math.max(...measured) : Math.min(...measured)
  const figure = String(Number(worst.toPrecision(3)))
  if (worst >= min && worst <= max) return figure
  process.exitCode = 1
  return `${figure} !`
}

await main()
