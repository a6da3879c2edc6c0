import { test as base, expect } from '@playwright/test'

import { mapProvider } from '../../app/content/business.ts'
import { connectStack, type Stack } from '../../tests/support/stack.ts'
import { type BrokenSites, openBrokenSites } from './broken-site.ts'
import { watchConsole } from './console-watch.ts'

interface Options {
  /** Console messages this test causes on purpose. Every other error and warning fails it. */
  expectedConsole: RegExp | undefined
  /** Whether this test is about pictures. Drawing them without a GPU takes long, so the others get empty ones. */
  withPictures: boolean
}

interface WorkerFixtures {
  /** The whole running product, shared by all tests. */
  stack: Stack
  /** The same site in front of failing backends, shared by the tests of a worker. */
  brokenSites: BrokenSites
}

const emptyPicture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }

/** Every test gets the running product and fails on a console error, a warning or a CSP violation. */
export const test = base.extend<Options & { consoleIsClean: void }, WorkerFixtures>({
  stack: [
    async ({}, use) => use(connectStack(JSON.parse(process.env.SHARED_STACK ?? ''))),
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
      // The only foreign page a page may show, answered here: the tests need no network.
      await context.route(`${mapProvider.origin}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
      )
      // Without a size of its own it takes the one the page gives it.
      if (!withPictures) await context.route('**/pictures/**', (route) => route.fulfill(emptyPicture))
      const problems = watchConsole(context, expectedConsole)
      await use()
      expect(problems, 'the console stays clean').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
