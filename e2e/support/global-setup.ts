import { expect } from '@playwright/test'

import { startStack } from '../../tests/support/stack.ts'

/**
 * Starts the whole product once for all workers. Returns a function that stops
 * it.
 */
export default async function startSharedStack(): Promise<() => Promise<void>> {
  // All tests share one IP address, which is limited to twenty quote requests a
  // day by default.
  const { url, supabaseUrl, publishableKey, dataDir, stop } = await startStack({
    QUOTE_LIMIT_PER_ADDRESS: '1000',
  })
  // Warms up the function, because its first call can exceed the site's
  // timeout.
  const headers = {
    apikey: publishableKey,
    Authorization: `Bearer ${publishableKey}`,
  }
  await fetch(`${supabaseUrl}/functions/v1/fetch-reviews`, { headers })
  await waitForReviews(url)
  process.env.SHARED_STACK = JSON.stringify({
    url,
    supabaseUrl,
    publishableKey,
    dataDir,
  })
  return stop
}

/**
 * Waits until the site shows reviews. On a busy machine its first requests to
 * the function may time out.
 */
export async function waitForReviews(siteUrl: string): Promise<void> {
  const readPage = async () => (await fetch(`${siteUrl}/reviews`)).text()
  await expect.poll(readPage, { timeout: 100_000 }).toMatch(/\d out of 5 stars/)
}
