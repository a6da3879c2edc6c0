import { expect } from '@playwright/test'

import { reviewsTexts } from '../../app/content/reviews-text.ts'
import { startStack } from '../../tests/support/stack.ts'

export default async function startSharedStack(): Promise<() => Promise<void>> {
  // All tests share one IP address.
  const { url, supabaseUrl, publishableKey, dataDir, stop } = await startStack({
    QUOTE_LIMIT_PER_ADDRESS: '1000',
  })
  // The function's first call can exceed the site's timeout.
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

const shown = new RegExp(
  `\\d out of 5 stars|${RegExp.escape(reviewsTexts.empty)}`,
)

/** On a busy machine, the site's first requests may time out. */
export async function waitForReviews(siteUrl: string): Promise<void> {
  const readPage = async () => (await fetch(`${siteUrl}/reviews`)).text()
  await expect.poll(readPage, { timeout: 100_000 }).toMatch(shown)
}
