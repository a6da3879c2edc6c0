import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { serviceNames } from '../app/content/services/service-index.ts'
import { pagesOfEachKind, servicePage } from '../app/lib/site-pages.ts'
import {
  chromiumEnvironment,
  chromiumFlags,
  chromiumOrExit,
} from './lib/chromium.ts'
import { readWord } from './lib/command-line.ts'

const usage = `Usage: npm run lighthouse [-- URL]

Audits every kind of page of a running site with Lighthouse's phone emulation, three times each. Prints the medians:
scores, and LCP and TBT in milliseconds. Without URL, audits http://localhost:3000.`

// Not a dependency because neither the site nor its tests need its hundred
// packages.
const lighthouse = 'lighthouse@13.5.0'

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

const scores = ['performance', 'accessibility', 'best-practices', 'seo']
const metrics = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

const pages = [...pagesOfEachKind, ...serviceNames.slice(-1).map(servicePage)]

async function main() {
  const site = readWord(usage) ?? 'http://localhost:3000'
  const chromium = await chromiumOrExit()
  const table: Record<string, Record<string, number>> = {}
  for (const { path } of pages) {
    const url = new URL(path, site).href
    const reports = [
      await audit(url, chromium),
      await audit(url, chromium),
      await audit(url, chromium),
    ]
    table[path] = mediansOf(reports)
  }
  console.table(table)
}

async function audit(url: string, chromium: string): Promise<Report> {
  const flags = ['--headless=new', '--no-sandbox', ...chromiumFlags]
  const args = [
    '--yes',
    lighthouse,
    url,
    `--chrome-flags=${flags.join(' ')}`,
    '--output=json',
    '--quiet',
  ]
  const env = { ...chromiumEnvironment(chromium), CHROME_PATH: chromium }
  const run = promisify(execFile)
  const { stdout } = await run('npx', args, { env, maxBuffer: Infinity })
  return JSON.parse(stdout)
}

function mediansOf(reports: readonly Report[]): Record<string, number> {
  const ofScores = scores.map((name) => {
    const shares = reports.map(({ categories }) => categories[name]?.score ?? 0)
    return [name, Math.round(median(shares) * 100)]
  })
  const ofMetrics = metrics.map((name) => {
    const values = reports.map(
      ({ audits }) => audits[name]?.numericValue ?? NaN,
    )
    return [name, Number(median(values).toPrecision(3))]
  })
  return Object.fromEntries([...ofScores, ...ofMetrics])
}

/** Of an odd number of values. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[(sorted.length - 1) / 2] ?? NaN
}

await main()
