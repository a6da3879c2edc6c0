import { mainPages } from '../app/seo/site-pages.ts'
import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { untilNetworkRests } from './support/network-rest.ts'

const windows = 1 + 1.2

/** What an untouched home page may make a phone fetch, in bytes with headers; on a slow line without the film. */
const mostOfHome = 350_000

// A line that seems slow: there Chromium by itself reaches 2,500 px ahead of the window.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--force-effective-connection-type=3G'],
    })
  },
})

for (const { path } of [mainPages.home, mainPages.gallery]) {
  test(`${path} fetches no picture far from the window, and each before it is in sight`, async ({ page }) => {
    await page.goto(path)
    await untilHydrated(page)
    await untilNetworkRests(page)
    const frames = page.locator('.pictures-after-first :is(li, .swipe-cut):has(img)')
    const pictures = () =>
      frames.evaluateAll((all) =>
        all.map((frame) => ({
          top: frame.getBoundingClientRect().top / innerHeight,
          fetched: frame.querySelector('img')?.currentSrc !== '',
        })),
      )
    const faults = async () => (await pictures()).filter(({ top, fetched }) => fetched !== top < windows)
    // They come within reach by an animation, which a busy machine may still be at.
    await expect.poll(faults).toEqual([])
    await untilNetworkRests(page)
    expect(await faults()).toEqual([])
    expect((await pictures()).filter(({ fetched }) => fetched).length).toBeGreaterThan(0)

    const far = frames.last().locator('img').first()
    await frames.last().evaluate((frame) => {
      scrollTo({ top: frame.getBoundingClientRect().top - 2 * innerHeight, behavior: 'instant' })
    })
    await expect
      .poll(() => far.evaluate(({ complete, currentSrc }: HTMLImageElement) => complete && currentSrc))
      .toMatch(/\.avif$/)
    expect(await far.evaluate((image) => getComputedStyle(image).translate)).toBe('none')
  })
}

const phones = [
  { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
]

for (const phone of phones) {
  test.describe(`on a phone of ${phone.viewport.width} points`, () => {
    test.use(phone)

    // Nothing here waits for the page to be taken over: that is done by a sign of a visitor, and more script follows.
    test('a home page that nobody touches is light', async ({ page }) => {
      await page.goto(mainPages.home.path)
      await untilNetworkRests(page)
      const near = page.locator('.pictures-after-first li img').first()
      await expect
        .poll(() => near.evaluate(({ complete, currentSrc }: HTMLImageElement) => complete && currentSrc))
        .toMatch(/\.avif$/)
      const fetched = await page.evaluate(() =>
        [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .map(({ name, transferSize: bytes }) => ({ name, bytes })),
      )
      expect(fetched.filter(({ name }) => /\.(webm|mp4)$/.test(name))).toEqual([])
      expect(fetched.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(mostOfHome)
    })
  })
}
