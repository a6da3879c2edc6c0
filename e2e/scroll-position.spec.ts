import type { Page } from '@playwright/test'

import { epoxyPage } from '../app/content/pages/epoxy.ts'
import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { untilNetworkRests } from './support/network-rest.ts'

const place = 1_400

test('who scrolls before the scripts have come stays there, and is back there after another page', async ({
  page,
}) => {
  await arriveWithLateScripts(page, async () => {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place)
  })
  expect(await page.evaluate(() => scrollY)).toBe(place)

  await leaveAndComeBack(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('a page that is loaded again shows the place where it was left', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place)
  await page.reload()
  await untilHydrated(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('a page is back where it was left, also after a page of another document', async ({ page }) => {
  const kept = () =>
    page.evaluate(() =>
      Object.keys(JSON.parse(sessionStorage.getItem('tsr-scroll-restoration-v1_3') ?? '{}')),
    )
  await page.goto('/')
  await untilHydrated(page)
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place)
  await page.goto('/epoxy')
  await untilHydrated(page)
  const [first] = await kept()
  await page.goBack()
  await untilHydrated(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  expect(await kept()).toEqual([first, expect.any(String)])
})

test('who comes for the first time does not wait for the storage of the session, who returns does', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const getItem = Reflect.get(Storage.prototype, 'getItem')
    Storage.prototype.getItem = function (key) {
      document.documentElement.dataset.reads = `${document.documentElement.dataset.reads ?? ''} ${key}`
      return Reflect.apply(getItem, this, [key])
    }
  })
  const reads = () => page.evaluate(() => document.documentElement.dataset.reads)
  await page.goto('/')
  await untilHydrated(page)
  await untilNetworkRests(page)
  expect(await reads()).toBeUndefined()

  await page.reload()
  expect(await reads()).toContain('scroll-restoration')
})

test('an address with a section shows that section, also before the scripts have come', async ({ page }) => {
  await arriveWithLateScripts(page, () => expect(page.locator('#about')).toBeInViewport(), '/#about')
  await expect(page.locator('#about')).toBeInViewport()
})

/** What `beforehand` does, a visitor does to the HTML alone. */
async function arriveWithLateScripts(page: Page, beforehand: () => Promise<void>, path = '/') {
  const held = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await beforehand()
  held.resolve()
  await untilHydrated(page)
  await untilNetworkRests(page)
}

async function leaveAndComeBack(page: Page) {
  // Playwright would scroll to the link first.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href="/epoxy"]')?.click())
  await expect(page).toHaveURL('/epoxy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(epoxyPage.heading)
  await page.goBack()
}
