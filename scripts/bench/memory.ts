import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { serviceAreas } from '../../app/content/cities/city.ts'
import { serviceIds } from '../../app/content/services/service.ts'
import { startChild } from '../lib/child-process.ts'
import { freePort } from '../lib/port.ts'
import { startArguments } from '../lib/start-command.ts'
import { askRepeatedly } from './ask-repeatedly.ts'
import { markdownTable } from './markdown-table.ts'
import { benchPages } from './pages.ts'
import { treeMemory } from './process-figures.ts'
import { untilItAnswers } from './server/ask-once.ts'

const everyPage = [
  ...benchPages.map(({ path }) => path),
  ...serviceIds.map((id) => `/services?tab=${id}`),
  ...serviceAreas.map(({ slug }) => `/city/${slug}`),
]

const steps = [
  { name: 'after the start', requests: 0 },
  { name: 'after 2,000 pages', requests: 2_000 },
  { name: 'after 100,000 pages', requests: 98_000 },
]

/** V8 gives back what a load left behind in two rounds of collecting, each eight seconds after it has become quiet. */
const restMs = 20_000

/** Resident memory of everything `npm start` runs, at rest after more and more pages of every kind. */
export async function benchMemory({ minutes }: { minutes: number }): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-memory-'))
  const port = await freePort()
  const environment = { PORT: String(port), DATA_DIR: dataDir, SUPABASE_URL: '' }
  const child = startChild({
    name: 'npm start',
    args: startArguments,
    environment,
    stdout: 'pipe',
    stderr: 'pipe',
  })
  child.process.stdout?.resume()
  child.process.stderr?.resume()
  const url = `http://localhost:${port}`
  try {
    await untilItAnswers(`${url}/favicon.svg`, () => child.process.exitCode !== null)
    const lines: string[][] = []
    for (const { name, requests } of steps) {
      const answered = await askRepeatedly({ url, paths: everyPage, requests, minutes })
      await new Promise((resolve) => setTimeout(resolve, restMs))
      const processes = await treeMemory(child.process.pid ?? 0)
      const total = processes.reduce((sum, { megabytes }) => sum + megabytes, 0)
      const parts = processes.map((each) => `${each.name} ${each.megabytes.toFixed(0)}`).join(', ')
      const fewer = answered < requests ? ` (time was up after ${answered} of them)` : ''
      lines.push([name + fewer, total.toFixed(0), parts])
    }
    return markdownTable(['memory of the whole tree', 'MB', 'of that'], lines)
  } finally {
    await child.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
