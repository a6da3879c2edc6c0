import { test as base, expect } from '@playwright/test'

import { type Stack, startStack } from '../../tests/support/stack.ts'
import { type BrokenSites, openBrokenSites } from './broken-site.ts'
import { watchConsole } from './console-watch.ts'

interface Options {
  /** Console messages this test causes on purpose. Every other error and warning fails it. */
  expectedConsole: RegExp | undefined
}

interface WorkerFixtures {
  /** The whole running product, shared by the tests of a worker. */
  stack: Stack
  /** The same site in front of failing backends, shared by the tests of a worker. */
  brokenSites: BrokenSites
}

/** Every test gets the running product and fails on a console error, a warning or a CSP violation. */
export const test = base.extend<Options & { consoleIsClean: void }, WorkerFixtures>({
  stack: [
    async ({}, use) => {
      const stack = await startStack()
      await warmUpReviews(stack)
      await waitForReviews(stack.url)
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
      const problems = watchConsole(context, expectedConsole)
      await use()
      expect(problems, 'the console stays clean').toEqual([])
    },
    { auto: true },
  ],
})

/** Calls the function once: its first call may take longer than a site waits for it. */
async function warmUpReviews({ supabaseUrl, publishableKey }: Stack): Promise<void> {
  const headers = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` }
  await fetch(`${supabaseUrl}/functions/v1/fetch-reviews`, { headers })
}

/** Waits until a site shows reviews: on a busy machine it may give up on the function at first. */
export async function waitForReviews(siteUrl: string): Promise<void> {
  const readPage = async () => (await fetch(`${siteUrl}/reviews`)).text()
  await expect.poll(readPage, { timeout: 100_000 }).toMatch(/\d out of 5 stars/)
}

export { expect }
