import { brotliCompressSync } from 'node:zlib'

import { processorTime, treeMemory } from '../process-figures.ts'
import type { BenchSite } from '../product.ts'
import { askOnce } from '../server/ask-once.ts'

export interface PageCost {
  /** Milliseconds of the processor for one rendering; NaN where the system does not tell. */
  processor: number
  /** Bytes of the page. */
  html: number
  brotli: number
  /** Megabytes of the site's process once the page was rendered that often. */
  memory: number
}

const perRound = 20

/** Renders one page again and again. */
export async function measurePage(site: BenchSite, path: string, rounds: number): Promise<PageCost> {
  const url = site.url + path
  async function ask(times: number) {
    for (let time = 0; time < times; time += 1) await askOnce(url)
  }
  // Compiles the code.
  await ask(perRound)
  const before = processorTime(site.pid)
  await ask(rounds * perRound)
  const after = processorTime(site.pid)
  const spent = before === undefined || after === undefined ? Number.NaN : after - before
  const { status, body } = await askOnce(url)
  if (status !== 200) throw new Error(`${path} answers ${status}.`)
  const processes = await treeMemory(site.pid)
  return {
    processor: spent / (rounds * perRound),
    html: body.length,
    brotli: brotliCompressSync(body).length,
    memory: processes.reduce((sum, { megabytes }) => sum + megabytes, 0),
  }
}
