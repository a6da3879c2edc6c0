import type { Page } from '@playwright/test'

import { servicePictures } from '../app/content/services/service-gallery.ts'
import type { Service } from '../app/content/services/service.ts'
import { services } from '../app/content/services/services.ts'
import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { quoteForm } from './support/quote-form.ts'
import { watchScrolling } from './support/scrolling.ts'
import { selectedService, serviceDetail, serviceHeading, serviceRow } from './support/service-parts.ts'

test.describe('as they come, before any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the services have an address each', async ({ page }) => {
    for (const service of services) {
      await test.step(`?tab=${service.id} shows ${service.title}, and only that`, async () => {
        await page.goto(`/services?tab=${service.id}`)
        await expectDetail(page, service)
      })
    }
    for (const address of ['/services', '/services?tab=car-wash', '/services?tab=']) {
      await test.step(`${address} shows concrete sealing, the default`, async () => {
        await page.goto(address)
        await expect(selectedService(page)).toHaveText('Concrete Sealing')
        await expect(serviceHeading(page, 'Concrete & Paver Sealing')).toBeVisible()
      })
    }
  })

  test('the row is links, and the page is all there', async ({ page }) => {
    await page.goto('/services')
    await serviceRow(page).getByRole('link', { name: 'Commercial Cleaning' }).click()
    await expect(page).toHaveURL('/services?tab=commercial')
    await expect(selectedService(page)).toHaveText('Commercial Cleaning')
    await expect(serviceHeading(page, 'Commercial Cleaning')).toBeVisible()
    await page.getByRole('link', { name: 'Get a Free Commercial Cleaning Quote' }).click()
    await expect(quoteForm(page).firstName).toBeInViewport()
  })
})

async function expectDetail(page: Page, service: Service) {
  await expect(selectedService(page)).toHaveText(service.shortTitle)
  await expect(serviceDetail(page, service.title)).toBeVisible()
  await expect(page.getByRole('heading', { name: service.title, exact: true }), 'said once').toHaveCount(1)
  await expect(page.getByRole('img', { name: service.image.alt })).toBeVisible()

  const headings = await page.getByRole('main').getByRole('heading').allInnerTexts()
  expect(headings).toEqual(
    expect.arrayContaining([
      "What's Included",
      'Our Process',
      ...service.process.map((step) => step.title),
      'Benefits',
    ]),
  )
  const shown = await page.getByRole('main').innerText()
  for (const text of [service.description, ...service.features, ...service.benefits]) {
    expect(shown).toContain(text)
  }

  await expect(page.getByText(service.pressure.words)).toBeVisible()
  await expect(page.getByRole('slider', { name: /before or after/ })).toHaveCount(1)
  await expect(page.getByRole('region', { name: service.quoteTitle })).toContainText('First name')
  await expect(page.getByRole('img', { name: /^Before: .+ After: / })).toHaveCount(3)
  for (const { alt } of servicePictures(service.id)) {
    await expect(page.getByRole('img', { name: alt })).toBeVisible()
  }
}

test('choosing a service puts it into the address and scrolls smoothly to its detail', async ({ page }) => {
  await page.goto('/services')
  await untilHydrated(page)
  const scrolling = await watchScrolling(page)
  await serviceRow(page).getByRole('link', { name: 'Roof Cleaning' }).click()

  await expect(page).toHaveURL('/services?tab=roof')
  await expect(selectedService(page)).toHaveText('Roof Cleaning')
  await expect(serviceHeading(page, 'Roof Cleaning')).toBeInViewport()
  expect(await scrolling.how()).toBe('smoothly')
  await expect(serviceRow(page), 'the other services stay at hand').toBeInViewport({ ratio: 1 })
})

test('a visitor who wants no motion is taken to the detail at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/services')
  await untilHydrated(page)
  const scrolling = await watchScrolling(page)
  await serviceRow(page).getByRole('link', { name: 'Gutter Cleaning' }).click()
  await expect(serviceHeading(page, 'Gutter Cleaning')).toBeInViewport()
  expect(await scrolling.how()).toBe('at once')

  await test.step('choosing the service that is selected already scrolls to its detail too', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await serviceRow(page).getByRole('link', { name: 'Gutter Cleaning' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  })

  await test.step('a service chosen in the footer comes into view as well', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Driveway Cleaning' }).click()
    await expect(selectedService(page)).toHaveText('Driveway Cleaning')
    await expect(serviceHeading(page, 'Driveway Cleaning')).toBeInViewport()
  })
})

test('with the keyboard, choosing moves on into the detail', async ({ page }) => {
  await page.goto('/services')
  await untilHydrated(page)
  await serviceRow(page).getByRole('link', { name: 'House Washing' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'Full House Washing' })).toBeFocused()
  // The pair right below the name comes first.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('slider', { name: /before or after/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Get a Free House Washing Quote' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Get a Free House Washing Quote' })).toBeFocused()
  await expect(quoteForm(page).firstName).toBeInViewport()
})

test('on a phone the row scrolls within itself and shows the selected service', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/services?tab=gutter')
  await untilHydrated(page)
  await expect(selectedService(page)).toBeInViewport({ ratio: 1 })
  const first = serviceRow(page).getByRole('link', { name: 'Concrete Sealing' })
  await expect(first).not.toBeInViewport()

  await test.step('whichever tab has the focus is in view as a whole', async () => {
    for (const tab of await serviceRow(page).getByRole('link').all()) {
      await tab.focus()
      await expect(tab).toBeInViewport({ ratio: 1 })
    }
  })

  await page.getByRole('contentinfo').getByRole('link', { name: 'House Washing' }).click()
  await expect(selectedService(page)).toHaveText('House Washing')
  await expect(selectedService(page)).toBeInViewport({ ratio: 1 })
})

test('a service that the row shows half is chosen where the mouse presses it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/services')
  await untilHydrated(page)
  const half = await serviceRow(page).getByRole('link').evaluateAll(shownHalf)
  await page.mouse.click(half.x, half.y)
  await expect(selectedService(page)).toHaveText(half.name)
})

/** The link that the window cuts off, and a point in what is left of it. */
function shownHalf(links: Element[]) {
  for (const link of links) {
    const { left, right, top, height } = link.getBoundingClientRect()
    if (left < innerWidth - 8 && right > innerWidth)
      return { name: link.textContent, x: (left + innerWidth) / 2, y: top + height / 2 }
  }
  throw new Error('Every link is shown whole.')
}
