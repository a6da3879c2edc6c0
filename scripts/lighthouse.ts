import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import { describeMachine } from './bench/machine.ts'
import { pagesNamed } from './bench/pages.ts'
import { startBackend, startBenchSite } from './bench/product.ts'
import { fail } from './lib/command-line.ts'
import { findChromium } from './lib/find-chromium.ts'
import { broken, type PageFigures, worstOf } from './lighthouse/bounds.ts'
import './lib/env-file.ts'
import { reportTable } from './lighthouse/report.ts'
import { visit } from './lighthouse/visit.ts'

const visits = 3

// Lighthouse on a phone, over every kind of page or the named ones. Fails when a page does not keep its bounds.
//
//     npm run lighthouse
//     npm run lighthouse -- home city
const pages = chosenPages()
const chromium = await findChromium()
if (!chromium.ok) fail(chromium.message)
process.env.CHROMIUM_PATH = chromium.path
console.log(describeMachine())

const backend = await startBackend()
const site = await startBenchSite(backend)
const worst = new Map<string, PageFigures>()
try {
  for (const { kind, path } of pages) {
    // Not counted: the first visitor of a page fills the page cache.
    await visit(site.url + path)
    const counted: [PageFigures, ...PageFigures[]] = [await visit(site.url + path)]
    while (counted.length < visits) counted.push(await visit(site.url + path))
    worst.set(kind, worstOf(counted))
    console.error(`${kind} done`)
  }
} finally {
  await site.stop()
  await backend.stop()
}

console.log(`\nEach figure at its worst of ${visits} visits, after one that filled the page cache.\n`)
console.log(reportTable(worst))
const failed = [...worst].filter(([, figures]) => broken(figures).size > 0).map(([kind]) => kind)
console.log(failed.length === 0 ? '\nEvery page keeps its bounds.' : `\nOut of bounds: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1

function chosenPages() {
  try {
    return pagesNamed(process.argv.slice(2))
  } catch (error) {
    return fail(sentenceOf(error), 2)
  }
}
