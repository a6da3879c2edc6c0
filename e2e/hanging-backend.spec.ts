import { listenOnLoopback } from '../tests/fakes/loopback-server.ts'
import { startSite } from '../tests/support/stack.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'

/** A backend that accepts every request and never responds. */
async function startHangingBackend() {
  const { promise: abandoned, resolve: abandon } = Promise.withResolvers<'backend given up'>()
  const server = await listenOnLoopback((_, response) => {
    response.on('close', () => abandon('backend given up'))
  })
  return { ...server, abandoned }
}

test('a backend that never responds delays neither the first bytes nor hydration', async ({
  page,
  userAgent,
}) => {
  const backend = await startHangingBackend()
  const site = await startSite({ supabaseUrl: backend.url, publishableKey: 'public' })
  try {
    // Crawlers get the page in one piece.
    const response = await fetch(site.url, { headers: { 'User-Agent': userAgent ?? '' } })
    const reader = response.body?.getReader()
    const firstBytes = reader?.read().then(({ value }) => new TextDecoder().decode(value))
    expect(await Promise.race([firstBytes, backend.abandoned])).toContain('<html')
    await backend.abandoned
    await reader?.cancel()

    for (const path of ['/', '/reviews']) {
      await page.goto(site.url + path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await waitForHydration(page)
    }
    await page.close()
  } finally {
    await site.stop()
    await backend.stop()
  }
})
