import type { Page } from '@playwright/test'

import { serviceAreas } from '../app/content/cities/city.ts'
import { serviceTiles } from '../app/content/services/service-tiles.ts'
import { chat } from './support/chat.ts'
import { expect, test } from './support/fixtures.ts'
import { homeHero } from './support/hero-parts.ts'
import { untilHydrated } from './support/hydrated.ts'
import { untilNetworkRests } from './support/network-rest.ts'
import { watchScrolling } from './support/scrolling.ts'

const areas = (page: Page) => page.getByRole('region', { name: 'Where we work' })
const contact = (page: Page) => page.getByRole('region', { name: 'Call or write' })

test.describe('as it comes, before any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page says everything, and no button pretends to do anything', async ({ page }) => {
    await page.goto('/')

    await test.step('the hero promises Top Rated work and can be called', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        "Sacramento's Top Rated Pressure Washing",
      )
      await expect(homeHero(page).getByRole('link', { name: 'Call (916) 555-0142' })).toHaveAttribute(
        'href',
        'tel:+19165550142',
      )
      await expect(homeHero(page).getByRole('button')).toHaveCount(0)
    })

    await test.step('each service has a tile that leads to it', async () => {
      const tiles = page.getByRole('region', { name: 'What we clean' }).getByRole('link')
      await expect(tiles).toHaveText(serviceTiles.map(({ title }) => title))
      expect(await addressesOf(page, 'What we clean')).toEqual(
        serviceTiles.map(({ id }) => `/services?tab=${id}`),
      )
      for (const [index, { image }] of serviceTiles.entries())
        await expect(tiles.nth(index).locator('img')).toHaveAttribute('src', image.src)
    })

    await test.step('the about block tells the mission', async () => {
      const about = page.getByRole('region', { name: 'About us' })
      await expect(about).toContainText('Over 6 years in business')
      await expect(about.getByRole('heading', { name: 'Our mission' })).toBeVisible()
    })

    await test.step('every place can be reached', async () => {
      for (const { name } of serviceAreas) {
        await expect(areas(page).getByRole('link', { name, exact: true })).toBeVisible()
      }
      expect(await addressesOf(page, 'Where we work')).toEqual(
        serviceAreas.map(({ slug }) => `/city/${slug}`),
      )
      await expect(areas(page).getByRole('button')).toBeHidden()
    })

    await test.step('the contact block gives phone, e-mail and street address', async () => {
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
      await expect(contact(page).getByRole('button')).toBeHidden()
      await expect(contact(page).getByRole('link', { name: 'Directions to 1840 Millrace Way' })).toBeVisible()
    })

    await test.step('there is no chat that could do nothing', async () => {
      await expect(chat(page).button).toBeHidden()
    })

    await test.step('the long text on local weather is closed until it is opened, also by keyboard', async () => {
      const text = page.getByText('the year here has a pattern')
      await expect(text).toBeHidden()
      await page.getByText('Pressure washing in Sacramento: what the weather does and what helps').click()
      await expect(text).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(text).toBeHidden()
    })
  })
})

function addressesOf(page: Page, region: string): Promise<(string | null)[]> {
  return page
    .getByRole('region', { name: region })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

test('tiles and links turn the page without loading it again', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  await page.evaluate(() => Object.assign(globalThis, { stillTheSame: true }))

  await test.step('a tile leads to its service', async () => {
    const tiles = page.getByRole('region', { name: 'What we clean' }).getByRole('link')
    await tiles.filter({ hasText: 'Roof Cleaning' }).click()
    await expect(page).toHaveURL('/services?tab=roof')
    await page.goBack()
  })

  await test.step('Learn More About Epoxy leads to the epoxy page', async () => {
    await page.getByRole('link', { name: 'Learn More About Epoxy' }).click()
    await expect(page).toHaveURL('/epoxy')
    await page.goBack()
  })

  await test.step('the service areas lead to the pages of their cities', async () => {
    await areas(page).getByRole('link', { name: serviceAreas[0].name, exact: true }).click()
    await expect(page).toHaveURL(`/city/${serviceAreas[0].slug}`)
  })
  expect(await page.evaluate(() => Reflect.get(globalThis, 'stillTheSame'))).toBe(true)
})

test('Book Appointment Now scrolls smoothly to the form', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  const book = page.getByRole('link', { name: 'Book Appointment Now' })
  await book.scrollIntoViewIfNeeded()
  const scrolling = await watchScrolling(page)
  await book.click()
  await expect(page.locator('.quote-request-form')).toBeFocused()
  expect(await scrolling.how()).toBe('smoothly')
  await expect(page.locator('.quote-request-form')).toBeInViewport({ ratio: 0.9 })
})

test('the service areas show six places, then all, then six again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
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

test('nothing is fetched from anywhere else, until the visitor asks for the map', async ({ page, stack }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== 'null' && origin !== stack.url) foreign.push(request.url())
  })
  await page
    .context()
    .route(/openstreetmap/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
    )
  await page.goto('/')
  await untilHydrated(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const show = contact(page).getByRole('button', { name: 'Show map' })
  await show.scrollIntoViewIfNeeded()
  await untilNetworkRests(page)
  expect(foreign).toEqual([])

  await test.step('the contact block loads the map only when it is asked for, without moving anything', async () => {
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
