import type { Page, Request } from '@playwright/test'

import { waitForHydration } from './hydration.ts'

/** URL pattern of TanStack Start's server functions. */
export const serverFnUrl = '**/_serverFn/**'

/** Records the URLs of the requests from now on that match. */
export function recordRequests(
  page: Page,
  isWanted: (request: Request) => boolean,
): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (isWanted(request)) urls.push(request.url())
  })
  return urls
}

/** Records the URLs of calls of server functions from now on. */
export function recordServerCalls(page: Page): string[] {
  return recordRequests(page, (request) => /_serverFn/.test(request.url()))
}

/** Records the URLs of requests to other origins from now on. */
export function recordThirdPartyRequests(page: Page, ownUrl: string): string[] {
  return recordRequests(page, (request) => {
    const isLocal = /^(data|blob):/.test(request.url())
    return !isLocal && !request.url().startsWith(ownUrl)
  })
}

/** Holds back matching requests until the returned function is called. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Holds back React, so that the page is not hydrated. Returns a function that
 * releases it and waits for hydration.
 */
export async function holdHydration(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, scriptUrl('react'))
  return async () => {
    release()
    await waitForHydration(page)
  }
}

/** URL pattern of a script, whose name ends in a hash of its content. */
export function scriptUrl(name: string): RegExp {
  return new RegExp(String.raw`/assets/${name}-[\w-]{8}\.js$`)
}
