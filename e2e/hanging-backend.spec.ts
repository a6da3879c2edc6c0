import { listenOnLoopback } from '../tests/fakes/loopback-server.ts'
import { startSite } from '../tests/support/stack.ts'
import { expect, test } from './support/fixtures.ts'
import { video } from './support/hero-parts.ts'
import { untilHydrated } from './support/hydrated.ts'

/** A backend that takes every request and answers none. `waiting` says how many are still waited for. */
async function startHangingBackend() {
  const open = new Set<unknown>()
  const server = await listenOnLoopback((request, response) => {
    open.add(request)
    response.on('close', () => open.delete(request))
  })
  return { ...server, waiting: () => open.size }
}

// As a browser: crawlers are served in one piece.
const headers = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
}

for (const path of ['/', '/reviews']) {
  test(`a backend that never answers delays neither the page nor its form, at ${path}`, async ({ page }) => {
    const backend = await startHangingBackend()
    const site = await startSite({ supabaseUrl: backend.url, publishableKey: 'public' })
    try {
      await test.step('the first bytes come while its data is still waited for', async () => {
        const answered = await fetch(site.url + path, { headers })
        const reader = answered.body?.getReader()
        const first = await reader?.read()
        // Had the site waited, it would have given up first: nobody would wait any longer.
        await expect.poll(backend.waiting).toBeGreaterThan(0)
        expect(new TextDecoder().decode(first?.value)).toContain('<html')
        await reader?.cancel()
      })

      await page.goto(site.url + path)
      await untilHydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(video(page)).toHaveCount(0)
      await page.close()
    } finally {
      await site.stop()
      await backend.stop()
    }
  })
}
