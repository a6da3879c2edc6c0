import type { RequestListener } from 'node:http'

import { test as base, expect } from '@playwright/test'

import { mapProvider } from '../../app/content/map-text.ts'
import { listenOnLoopback } from '../../tests/fakes/loopback-server.ts'
import {
  connectStack,
  type RunningSite,
  type Stack,
  startSite,
} from '../../tests/support/stack.ts'

interface SiteOptions {
  environment?: Record<string, string>
  backend?: { respond?: RequestListener }
}

interface Fixtures {
  /** Any other console error or warning fails the test. */
  expectedConsole: RegExp | undefined
  /**
   * Other tests get empty pictures, because rendering is slow without a GPU.
   */
  withPictures: boolean
  startOwnSite: (options: SiteOptions) => Promise<RunningSite>
  consoleIsClean: void
}

interface WorkerFixtures {
  /** The whole running product, shared by all workers. */
  stack: Stack
}

/**
 * Fails tests on exceptions, console errors and warnings, which include
 * hydration mismatches and CSP violations.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    async ({}, use) =>
      use(connectStack(JSON.parse(process.env.SHARED_STACK ?? ''))),
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  expectedConsole: [undefined, { option: true }],
  withPictures: [false, { option: true }],
  startOwnSite: async ({ page, stack }, use) => {
    const running: { stop: () => Promise<void> }[] = []
    await use(async ({ environment = {}, backend }) => {
      let { supabaseUrl } = stack
      if (backend) supabaseUrl = 'http://127.0.0.1:1'
      if (backend?.respond) {
        const server = await listenOnLoopback(backend.respond)
        running.push(server)
        supabaseUrl = server.url
      }
      const site = await startSite({ ...stack, supabaseUrl, environment })
      running.push(site)
      return site
    })
    await page.close()
    for (const process of running.toReversed()) await process.stop()
  },
  consoleIsClean: [
    async ({ context, expectedConsole, withPictures }, use) => {
      // The map is the only third-party page. A local response keeps the tests
      // independent of the network.
      const map = '<!doctype html><title>Map</title>'
      await context.route(`${mapProvider.origin}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: map }),
      )
      // The SVG has no intrinsic size, so it takes the size the page gives it.
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
      if (!withPictures)
        await context.route('**/pictures/**', (route) =>
          route.fulfill({ contentType: 'image/svg+xml', body: svg }),
        )
      const problems: string[] = []
      context.on('console', (message) => {
        if (/error|warning/.test(message.type())) problems.push(message.text())
      })
      context.on('weberror', (error) => problems.push(`${error.error()}`))
      await use()
      const unexpected = problems.filter(
        (problem) => !expectedConsole?.test(problem),
      )
      expect(unexpected, 'console errors and warnings').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
