import { expect } from '@playwright/test'

import { startStack } from '../../tests/support/stack.ts'

/** Starts the whole product once, for the tests of all workers. Returns the way to stop it. */
export default async function startSharedStack(): Promise<() => Promise<void>> {
  // Every test is a visitor of its own at one address, which may send twenty requests a day.
  const { url, supabaseUrl, publishableKey, dataDir, stop } = await startStack({
    QUOTE_LIMIT_PER_ADDRESS: '1000',
  })
  // The function's first call may take longer than the site waits for it.
  const headers = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` }
  await fetch(`${supabaseUrl}/functions/v1/fetch-reviews`, { headers })
  await waitForReviews(url)
  process.env.SHARED_STACK = JSON.stringify({ url, supabaseUrl, publishableKey, dataDir })
  return stop
}

/** Waits until a site shows reviews: on a busy machine it may give up on the function at first. */
export async function waitForReviews(siteUrl: string): Promise<void> {
  const readPage = async () => (await fetch(`${siteUrl}/reviews`)).text()
  await expect.poll(readPage, { timeout: 100_000 }).toMatch(/\d out of 5 stars/)
}
