import type { Page } from '@playwright/test'

import { reviewsPage } from '../app/content/pages/reviews.ts'
import { type PlatformKind, platformKinds, startReviewPlatform } from '../tests/fakes/review-platforms.ts'
import { startSite } from '../tests/support/stack.ts'
import { expect, test as plainTest, untilReviewsAreRead } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { untilNetworkRests } from './support/network-rest.ts'
import { reviewCards } from './support/review-cards.ts'

/** The product with the widget of one platform. */
const test = plainTest.extend<{
  widgetSiteOf: (
    kind: PlatformKind,
  ) => Promise<Awaited<ReturnType<typeof startReviewPlatform>> & { url: string }>
}>({
  widgetSiteOf: async ({ stack, page }, use) => {
    const running: { stop: () => Promise<void> }[] = []
    await use(async (kind) => {
      const platform = await startReviewPlatform(kind)
      const { supabaseUrl, publishableKey } = stack
      const site = await startSite({ supabaseUrl, publishableKey, environment: platform.environment })
      running.push(site, platform)
      await untilReviewsAreRead(site.url)
      return { ...platform, url: site.url }
    })
    // Before the sites: what is still being fetched would complain in the console.
    await page.close()
    for (const { stop } of running) await stop()
  },
})

const oneOfThem: PlatformKind = 'a script that paints beside itself'
const widget = (page: Page) => page.getByRole('region', { name: 'Reviews on the review platform' })
const inside = (page: Page) => widget(page).locator('iframe').contentFrame()
const ownList = (page: Page) => reviewCards(page.getByRole('main'))

async function readToTheEnd(page: Page, url: string) {
  await page.goto(`${url}/reviews`)
  await untilHydrated(page)
  await expect(ownList(page)).toHaveCount(8)
  await ownList(page).last().scrollIntoViewIfNeeded()
}

for (const kind of platformKinds) {
  test(`${kind} paints below our own list`, async ({ page, widgetSiteOf }) => {
    const site = await widgetSiteOf(kind)
    await readToTheEnd(page, site.url)
    const painted =
      kind === 'a placeholder that becomes a frame'
        ? inside(page).locator('iframe').contentFrame()
        : inside(page)
    await expect(painted.getByText('Painted 12 reviews')).toHaveCSS('color', 'rgb(1, 2, 3)')
    const badge = painted.getByRole('img', { name: 'Badge' })
    await expect.poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(80)
    await expect
      .poll(async () => (await widget(page).boundingBox())?.height, 'as high as what is in it')
      .toBeGreaterThan(300)
    await expect(ownList(page)).toHaveCount(8)
  })
}

test('a configured widget is fetched only once the visitor comes near, and cannot touch our page', async ({
  page,
  widgetSiteOf,
}) => {
  const site = await widgetSiteOf(oneOfThem)
  await page.goto(`${site.url}/reviews`)
  await untilHydrated(page)
  await expect(ownList(page)).toHaveCount(8)
  await untilNetworkRests(page)
  expect(site.asked).toEqual([])
  await ownList(page).last().scrollIntoViewIfNeeded()
  await expect(inside(page).getByText('Painted 12 reviews')).toBeVisible()
  const reached = await inside(page)
    .locator('body')
    .evaluate(() => {
      try {
        return [window.parent.document.title, window.origin]
      } catch (error) {
        return [error instanceof DOMException ? error.name : error, window.origin]
      }
    })
  expect(reached).toEqual(['SecurityError', 'null'])

  await test.step('and paints again when the visitor comes back to the page', async () => {
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL(`${site.url}/`)
    await page.goBack()
    // Home has as many reviews, and may stand a moment longer.
    await expect(page.getByRole('heading', { level: 1, name: reviewsPage.heading })).toBeVisible()
    await expect(ownList(page)).toHaveCount(8)
    await ownList(page).last().scrollIntoViewIfNeeded()
    await expect(inside(page).getByText('Painted 12 reviews')).toHaveCount(1)
  })

  await test.step('the policy of our pages lets nothing of it in, that of its own page exactly its hosts', async () => {
    for (const path of ['/', '/reviews', '/contact']) {
      const policy = await policyOf(site.url + path)
      for (const origin of site.origins) expect(policy).not.toContain(origin)
      expect(policy).toContain("frame-src https://www.openstreetmap.org 'self'")
    }
    const [script, elsewhere] = site.origins
    const policy = await policyOf(`${site.url}/reviews/widget`)
    const opened = Object.fromEntries(
      policy
        .split('; ')
        .map((directive) => directive.split(' '))
        .map(([name = '', ...sources]) => [name, sources.filter((source) => source.startsWith('http'))]),
    )
    expect(opened).toMatchObject({
      'script-src': [script],
      'style-src': [script, elsewhere],
      'img-src': [script, elsewhere],
      'connect-src': [script],
      'frame-src': [script],
      'default-src': [],
    })
  })
})

async function policyOf(url: string): Promise<string> {
  return (await fetch(url)).headers.get('content-security-policy') ?? ''
}

test('without a widget there is no page for one, and no frame may stand in ours', async ({ stack }) => {
  expect((await fetch(`${stack.url}/reviews/widget`)).status).toBe(404)
  expect(await policyOf(`${stack.url}/reviews`)).toContain('frame-src https://www.openstreetmap.org;')
})

test.describe('when the widget', () => {
  test.use({ expectedConsole: /ERR_BLOCKED_BY_CLIENT|ERR_ABORTED|status of 500|the widget broke/ })

  test('is blocked, fails, breaks or never comes, our list stays', async ({ page, widgetSiteOf }) => {
    const site = await widgetSiteOf(oneOfThem)

    await test.step('is blocked: nothing is left of it', async () => {
      await page.route('**/platform.js', (route) => route.abort('blockedbyclient'))
      await readToTheEnd(page, site.url)
      await expect(widget(page)).toHaveCount(0)
      await page.unroute('**/platform.js')
    })
    await test.step('answers 500: nothing is left of it', async () => {
      site.serve(undefined)
      await readToTheEnd(page, site.url)
      await expect(widget(page)).toHaveCount(0)
    })
    await test.step('breaks while it runs', async () => {
      site.serve(`throw new Error('the widget broke')`)
      const broke = page.waitForEvent('pageerror')
      await readToTheEnd(page, site.url)
      await broke
      expect((await widget(page).boundingBox())?.height).toBeLessThan(40)
    })
    await test.step('never comes', async () => {
      site.serve('never')
      const before = site.asked.length
      await readToTheEnd(page, site.url)
      await expect.poll(() => site.asked.length).toBeGreaterThan(before)
      expect((await widget(page).boundingBox())?.height).toBeLessThan(40)
    })
    await expect(ownList(page)).toHaveCount(8)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
