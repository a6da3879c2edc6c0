import { brotliCompressSync } from 'node:zlib'

import { processorTime, treeMemory } from '../process-figures.ts'
import type { BenchSite } from '../product.ts'
import { askOnce } from '../server/ask-once.ts'

const perRound = 20

/** Renders one page again and again. The processor's time is NaN where the system does not tell. */
export async function measurePage(site: BenchSite, path: string, rounds: number) {
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
    'render, processor ms': spent / (rounds * perRound),
    'HTML, kB': body.length / 1000,
    'HTML with brotli, kB': brotliCompressSync(body).length / 1000,
    'memory of the site, MB': processes.reduce((sum, { megabytes }) => sum + megabytes, 0),
  }
}
