import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { serviceAreas } from '../../app/content/cities/city.ts'
import { treeMemory } from '../../scripts/bench/process-figures.ts'
import { freePort } from '../../scripts/lib/port.ts'
import { findPostgres } from '../database/support/postgres-installation.ts'
import { startPostgres } from '../database/support/postgres-server.ts'
import { databaseUrlOf } from '../database/support/test-database.ts'
import { postQuote } from '../support/post-quote.ts'
import { type MemoryGroup, memoryGroup } from './memory-group.ts'
import { type RunningStart, runStart, untilPrinted } from './running-start.ts'

const pages = ['/', '/services', '/contact', '/reviews', ...serviceAreas.map(({ slug }) => `/city/${slug}`)]

async function startWithin(memory: MemoryGroup, dataDir: string, databaseUrl = '') {
  const port = await freePort()
  const environment = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const start = runStart(environment, { memory })
  await untilPrinted(start, 'Ctrl-C')
  return { start, site: `http://localhost:${port}` }
}

/** Every page once, and one request for a quote. */
async function use(site: string): Promise<void> {
  for (const path of pages) expect((await fetch(`${site}${path}`)).status).toBe(200)
  const quote = { firstName: 'Ada', email: 'ada@example.com', phone: '916 555 0100' }
  expect((await postQuote(site, quote)).status).toBe(303)
}

async function stop({ process: child, exited }: RunningStart): Promise<void> {
  child.kill('SIGTERM')
  expect(await exited).toBe(0)
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'memory-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('the very first start runs within 512 MB, and on its data the tree holds 400 after the start', async (context) => {
  const memory = memoryGroup(512)
  if (!memory) {
    context.skip('this user may not bound the memory of processes')
    return
  }
  const dataDir = newFolder()
  const first = await startWithin(memory, dataDir)
  await use(first.site)
  await stop(first.start)
  expect(memory.killed()).toBe(0)

  const second = await startWithin(memory, dataDir)
  const processes = await treeMemory(second.start.process.pid ?? 0)
  expect(processes.length, 'start, database, functions, site').toBe(4)
  expect(processes.reduce((sum, { megabytes }) => sum + megabytes, 0)).toBeLessThan(400)
  await use(second.site)
  await stop(second.start)
  expect(memory.killed()).toBe(0)
})

test("with the owner's PostgreSQL 250 MB are enough", async (context) => {
  const memory = memoryGroup(250)
  const installation = findPostgres()
  if (!memory || !installation) {
    context.skip('needs a PostgreSQL and a bound on memory')
    return
  }
  const server = await startPostgres(installation)
  onTestFinished(() => server.stop())
  const { start, site } = await startWithin(
    memory,
    newFolder(),
    databaseUrlOf(server.socketDirectory, 'postgres'),
  )
  await use(site)
  await stop(start)
  expect(memory.killed()).toBe(0)
})

test('a machine with too little memory is told so in one sentence', async (context) => {
  // Far below what it takes: there were machines on which a start came up within 200.
  const memory = memoryGroup(120)
  if (!memory) {
    context.skip('this user may not bound the memory of processes')
    return
  }
  const start = runStart({ PORT: String(await freePort()), DATA_DIR: newFolder() }, { memory })
  expect(await start.exited).toBe(1)
  expect(start.output().trim().split('\n')).toEqual([
    'The embedded Supabase ended before it was ready (SIGKILL: this machine has probably run out of memory).',
  ])
})
