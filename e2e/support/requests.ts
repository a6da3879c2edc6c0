import type { Page, Request } from '@playwright/test'

import { waitForHydration } from './hydration.ts'

export const serverFnUrl = '**/_serverFn/**'

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

export function recordServerCalls(page: Page): string[] {
  return recordRequests(page, (request) => /_serverFn/.test(request.url()))
}

export function recordThirdPartyRequests(page: Page, ownUrl: string): string[] {
  return recordRequests(page, (request) => {
    const isLocal = /^(data|blob):/.test(request.url())
    return !isLocal && !request.url().startsWith(ownUrl)
  })
}

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
