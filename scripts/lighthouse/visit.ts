import lighthouse, { type Result } from 'lighthouse'

import { freePort } from '../lib/port.ts'
import { openBrowser } from '../lib/quiet-chromium.ts'
import type { PageFigures } from './bounds.ts'

const attempts = 3

/**
 * One visit by Lighthouse's phone, in a browser of its own. On a busy machine Lighthouse now and then loses its own
 * trace: that says nothing about the page, so the visit is made again. A bad figure is never asked for twice.
 */
export async function visit(url: string): Promise<PageFigures> {
  for (let attempt = 1; ; attempt += 1) {
    const { runtimeError, ...result } = await run(url)
    if (!runtimeError) return figuresOf(result)
    if (attempt === attempts) throw new Error(`${url}: ${runtimeError.message}`)
    console.error(`${url}: ${runtimeError.code}, once more`)
  }
}

async function run(url: string): Promise<Result> {
  const port = await freePort()
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    if (!result) throw new Error(`${url}: Lighthouse gave no result.`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

function figuresOf({
  categories,
  audits,
  environment,
}: Pick<Result, 'categories' | 'audits' | 'environment'>): PageFigures {
  function score(category: string): number {
    return Math.round((categories[category]?.score ?? 0) * 100)
  }
  function value(audit: string): number {
    const measured = audits[audit]?.numericValue
    if (measured === undefined) throw new Error(`Lighthouse did not measure ${audit}.`)
    return measured
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    totalBytes: value('total-byte-weight'),
    scriptBytes: scriptBytes(audits['network-requests']?.details),
    machine: environment.benchmarkIndex,
  }
}

function scriptBytes(details: Result['audits'][string]['details']): number {
  if (details?.type !== 'table') throw new Error('Lighthouse did not list the requests.')
  return details.items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
}
