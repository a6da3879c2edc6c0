import type { Page } from '@playwright/test'

import { serviceAreas } from '../app/content/cities/city.ts'
import { serviceTiles } from '../app/content/services/service-tiles.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { homeHero } from './hero-parts.ts'
import { untilHydrated } from './hydrated.ts'
import { watchScrolling } from './scrolling.ts'

const areas = (page: Page) => page.getByRole('region', { name: 'Where we work' })
const contact = (page: Page) => page.getByRole('region', { name: 'Call or write' })

test('each of the eight services has a tile that leads to it', async ({ page }) => {
  await page.goto('/')
  const tiles = page.getByRole('region', { name: 'What we clean' }).getByRole('link')
  await expect(tiles).toHaveText(serviceTiles.map(({ title }) => title))
  for (const { id, title } of serviceTiles) {
    await expect(tiles.filter({ hasText: title })).toHaveAttribute('href', `/services?tab=${id}`)
  }
  await tiles.filter({ hasText: 'Roof Cleaning' }).click()
  await expect(page).toHaveURL('/services?tab=roof')
})

test('Learn More About Epoxy leads to the epoxy page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn More About Epoxy' }).click()
  await expect(page).toHaveURL('/epoxy')
})

test('the about block tells the mission', async ({ page }) => {
  await page.goto('/#about')
  const about = page.getByRole('region', { name: 'About us' })
  await expect(about).toBeInViewport()
  await expect(about).toContainText('Over 6 years in business')
  await expect(about.getByRole('heading', { name: 'Our mission' })).toBeVisible()
})

test('Book Appointment Now scrolls smoothly to the form', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  const book = page.getByRole('link', { name: 'Book Appointment Now' })
  await book.scrollIntoViewIfNeeded()
  const scrolling = await watchScrolling(page)
  await book.click()
  await expect(page.locator('.quote-request-form')).toBeFocused()
  expect(await scrolling.onTheWay(), 'not at once').not.toEqual([])
  await expect(page.locator('.quote-request-form')).toBeInViewport({ ratio: 0.9 })
})

test('the long text on local weather is closed until it is opened, also by keyboard', async ({ page }) => {
  await page.goto('/')
  const text = page.getByText('the year here has a pattern')
  await expect(text).toBeHidden()
  const heading = page.getByText('Pressure washing in Sacramento: what the weather does and what helps')
  await heading.click()
  await expect(text).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(text).toBeHidden()
})

test.describe('the service areas', () => {
  test('show six places, then all sixteen, then six again', async ({ page }) => {
    await page.goto('/')
    await untilHydrated(page)
    const places = areas(page).getByRole('link')
    await expect(places).toHaveText(serviceAreas.slice(0, 6).map(({ name }) => name))

    const toggle = areas(page).getByRole('button')
    await expect(toggle).toHaveText('Show More Cities')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    await expect(places).toHaveText(serviceAreas.map(({ name }) => name))
    await expect(toggle).toHaveText('Show Less Cities')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await toggle.press('Enter')
    await expect(places).toHaveCount(6)
    await expect(toggle).toBeInViewport()
  })

  test('lead to the pages of their cities', async ({ page }) => {
    await page.goto('/')
    await untilHydrated(page)
    await areas(page).getByRole('button').click()
    const places = areas(page).getByRole('link')
    for (const { name, slug } of serviceAreas) {
      await expect(places.filter({ hasText: new RegExp(`^${name}$`) })).toHaveAttribute(
        'href',
        `/city/${slug}`,
      )
    }
    await places.filter({ hasText: 'Rio Linda' }).click()
    await expect(page).toHaveURL('/city/rio-linda')
  })
})

test.describe('the contact block', () => {
  test('gives phone, e-mail and street address', async ({ page }) => {
    await page.goto('/')
    await expect(contact(page).getByRole('link', { name: '(916) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+19165550142',
    )
    await expect(contact(page).getByRole('link', { name: 'hello@rivermark.example' })).toHaveAttribute(
      'href',
      'mailto:hello@rivermark.example',
    )
    await expect(contact(page)).toContainText('1840 Millrace Way')
    await expect(contact(page)).toContainText('Sacramento, CA 95811')
  })

  test('loads the map only when it is asked for, without moving anything', async ({ page }) => {
    const foreign: string[] = []
    await page.context().route(/openstreetmap/, (route) => {
      foreign.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' })
    })
    await page.goto('/')
    await untilHydrated(page)
    const show = contact(page).getByRole('button', { name: 'Show map' })
    await show.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])

    const before = await contact(page).boundingBox()
    await show.click()
    const map = contact(page).getByTitle('Map of 1840 Millrace Way, Sacramento')
    await expect(map).toBeVisible()
    // Not toBeFocused: the window's focus goes on into the frame, which may live in another process.
    expect(await map.evaluate((frame) => frame === document.activeElement)).toBe(true)
    await expect.poll(() => foreign).toHaveLength(1)
    expect(new URL(foreign[0] ?? '').searchParams.get('marker')).toBe('38.5816,-121.4944')
    expect((await contact(page).boundingBox())?.height).toBe(before?.height)
  })
})

test('nothing is fetched from anywhere else, however far the visitor scrolls', async ({ page, stack }) => {
  const origins = new Set<string>()
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== 'null') origins.add(origin)
  })
  await page.goto('/')
  await untilHydrated(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect([...origins]).toEqual([new URL(stack.url).origin])
})

for (const width of [320, 768, 1280]) {
  test(`the page is accessible and never scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await untilHydrated(page)
    await areas(page).getByRole('button').click()
    await page.getByText('what the weather does and what helps').click()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all sixteen places can be reached, and no button pretends to do anything', async ({ page }) => {
    await page.goto('/')
    for (const { name } of serviceAreas) {
      await expect(areas(page).getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(areas(page).getByRole('button')).toBeHidden()
    await expect(homeHero(page).getByRole('button')).toHaveCount(0)
    await expect(contact(page).getByRole('button')).toBeHidden()
    await expect(contact(page).getByRole('link', { name: 'Directions to 1840 Millrace Way' })).toBeVisible()
  })

  test('the long text opens', async ({ page }) => {
    await page.goto('/')
    await page.getByText('what the weather does and what helps').click()
    await expect(page.getByText('the year here has a pattern')).toBeVisible()
  })
})
