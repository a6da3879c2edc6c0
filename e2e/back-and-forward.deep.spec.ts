import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { pageKinds } from './support/page-kinds.ts'

declare global {
  interface Window {
    /** Only a page that was kept as it was still has it. */
    leftAt?: string
  }
}

test('a page that was left comes back as it was, out of the memory of the browser', async ({
  playwright,
  launchOptions,
  stack,
  userAgent,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    // Playwright switches that memory off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  // Errors are never kept, by anybody.
  for (const { kind, path } of pageKinds.filter((page) => page.kind !== 'missing')) {
    const page = await browser.newPage({ baseURL: stack.url, ...(userAgent ? { userAgent } : {}) })
    await page.goto(path)
    await untilHydrated(page)
    await page.evaluate((left) => {
      window.leftAt = left
    }, path)
    await page.goto('/robots.txt')
    await page.goBack({ waitUntil: 'commit' })
    await expect(async () => expect(await page.evaluate(() => window.leftAt), kind).toBe(path)).toPass({
      timeout: 20_000,
    })
    await page.close()
  }
  await browser.close()
})
