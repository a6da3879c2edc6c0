import { test as base, expect } from '@playwright/test'

import { mapProvider } from '../../app/content/map-text.ts'
import { connectStack, type Stack } from '../../tests/support/stack.ts'
import { type BrokenSites, openBrokenSites } from './broken-site.ts'
import { watchConsole } from './console-watch.ts'

interface Options {
  /**
   * Console messages that the test provokes. Any other error or warning fails
   * it.
   */
  expectedConsole: RegExp | undefined
  /**
   * Whether to load real pictures. Other tests get empty ones because rendering
   * pictures without a GPU is slow.
   */
  withPictures: boolean
}

interface WorkerFixtures {
  /** The whole running product, shared by all workers. */
  stack: Stack
  /** Sites with failing backends, shared by all tests of a worker. */
  brokenSites: BrokenSites
}

const emptyPicture = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/**
 * Provides the running product to every test, and fails tests on console
 * errors, warnings and CSP violations.
 */
export const test = base.extend<
  Options & { consoleIsClean: void },
  WorkerFixtures
>({
  stack: [
    async ({}, use) =>
      use(connectStack(JSON.parse(process.env.SHARED_STACK ?? ''))),
    { scope: 'worker' },
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
  withPictures: [false, { option: true }],
  consoleIsClean: [
    async ({ context, expectedConsole, withPictures }, use) => {
      // The map is the only third-party page. A local response keeps the tests
      // independent of the network.
      await context.route(`${mapProvider.origin}/**`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Map</title>',
        }),
      )
      // The SVG has no intrinsic size, so it takes the size the page gives it.
      if (!withPictures)
        await context.route('**/pictures/**', (route) =>
          route.fulfill(emptyPicture),
        )
      const problems = watchConsole(context, expectedConsole)
      await use()
      expect(problems, 'unexpected console errors and warnings').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
