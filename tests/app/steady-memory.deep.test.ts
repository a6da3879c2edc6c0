import { afterAll, beforeAll, expect, test } from 'vitest'

import { pagePaths } from '../../app/seo/page-paths.ts'
import { askRepeatedly } from '../../scripts/bench/ask-repeatedly.ts'
import { freePort } from '../../scripts/lib/port.ts'
import { startSiteServer } from '../../scripts/lib/site-server.ts'
import { startStack, type Stack } from '../support/stack.ts'
import { memoryOf } from './load.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.stop())

interface Case {
  how: string
  environment: Record<string, string>
  /** Megabytes, resident, the program text of Node among them. */
  most: number
}

const cases: Case[] = [
  { how: 'as visitors get them', environment: {}, most: 150 },
  { how: 'each rendered anew', environment: { PAGE_CACHE: 'off' }, most: 200 },
]

test.each(cases)('2,000 more pages, $how, do not make the site larger', async ({ environment, most }) => {
  const site = await startSiteServer({
    port: await freePort(),
    supabaseUrl: stack.supabaseUrl,
    publishableKey: stack.publishableKey,
    environment,
    log: 'pipe',
  })
  if (!site.ok) throw new Error(site.message)
  site.child.process.stderr?.resume()
  const pid = site.child.process.pid ?? 0
  const visits = { url: site.url, paths: pagePaths, minutes: 3 }
  try {
    await askRepeatedly({ ...visits, requests: 1_000 })
    const early = memoryOf(pid).now
    await askRepeatedly({ ...visits, requests: 2_000 })
    const late = memoryOf(pid).now
    console.log(`${early.toFixed(0)} MB after 1,000 pages, ${late.toFixed(0)} after 3,000`)
    expect(late).toBeLessThan(most)
    expect(late).toBeLessThan(1.15 * early)
  } finally {
    await site.child.stop()
  }
})
