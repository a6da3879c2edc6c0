import { test as base, expect } from '@playwright/test'

import { type Stack, startStack } from '../../tests/support/stack.ts'
import { type BrokenSites, openBrokenSites } from './broken-site.ts'
import { watchConsole } from './console-watch.ts'
import { watchTraffic } from './network-rest.ts'

interface Options {
  /** Console messages this test brings about on purpose. Everything else fails it. */
  expectedConsole: RegExp | undefined
}

interface WorkerFixtures {
  /** The running product: one for all tests of a worker. */
  stack: Stack
  /** The same site before backends that are broken: one of each kind for all tests of a worker. */
  brokenSites: BrokenSites
}

/** Every test gets the running product and fails on any console error, warning or CSP violation. */
export const test = base.extend<Options & { consoleIsClean: void }, WorkerFixtures>({
  stack: [
    async ({}, use) => {
      const stack = await startStack()
      await readReviewsOnce(stack)
      await untilReviewsAreRead(stack.url)
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  brokenSites: [
    async ({}, use) => {
      const sites = openBrokenSites()
      await use(sites)
      await sites.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  expectedConsole: [undefined, { option: true }],
  consoleIsClean: [
    async ({ context, expectedConsole }, use) => {
      watchTraffic(context)
      const problems = watchConsole(context, expectedConsole)
      await use()
      expect(problems, 'the console stays clean').toEqual([])
    },
    { auto: true },
  ],
})

// The very first answer takes the longest: on a busy machine longer than the site waits for it.
export async function readReviewsOnce({
  supabaseUrl,
  publishableKey,
}: Pick<Stack, 'supabaseUrl' | 'publishableKey'>): Promise<void> {
  const headers = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` }
  await fetch(`${supabaseUrl}/functions/v1/fetch-reviews`, { headers })
}

/**
 * A site waits for reviews as long as a visitor would, and a busy machine may take longer; what it has read once stands
 * in from then on.
 */
export async function untilReviewsAreRead(siteUrl: string): Promise<void> {
  const shown = async () => (await fetch(`${siteUrl}/reviews`)).text()
  await expect.poll(shown, { timeout: 100_000 }).toMatch(/\d out of 5 stars/)
}

export { expect }
