import type { Locator, Page } from '@playwright/test'

import { everyPageTexts } from '../app/content/every-page-text.ts'
import { faqHeading } from '../app/content/layout-text.ts'
import { servicesHeadings } from '../app/content/services-page-text.ts'
import { services } from '../app/content/services/services.ts'
import { expect, test } from './support/fixtures.ts'
import { openPage } from './support/hydration.ts'
import { boxOf, footerLink, phone } from './support/layout.ts'
import { quoteForm } from './support/quote-form.ts'
import {
  recordScrolls,
  scrollPosition,
  scrollTo,
  scrollToTopOf,
} from './support/scrolling.ts'
import {
  defaultService,
  oneService,
  otherService,
  pathOf,
} from './support/services.ts'

const openServices = (page: Page, search = '') =>
  openPage(page, `/services${search}`)
const serviceRow = (page: Page) =>
  page.getByRole('navigation', { name: servicesHeadings.choose })
const tab = (page: Page, name: string) =>
  serviceRow(page).getByRole('link', { name, exact: true })
const selectedTab = (page: Page) =>
  serviceRow(page).locator('[aria-current=page]')
const detail = (page: Page, name: string) =>
  page.getByRole('article', { name, exact: true })
const detailHeading = (page: Page, name: string) =>
  detail(page, name).getByRole('heading', { level: 2 }).first()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the row links to every service, and a service links to the form', async ({
    page,
  }) => {
    await page.goto('/services')
    await expect(selectedTab(page)).toHaveText(defaultService.shortTitle)
    await tab(page, oneService.shortTitle).click()
    await expect(page).toHaveURL(pathOf(oneService))
    await expect(selectedTab(page)).toHaveText(oneService.shortTitle)
    await page.getByRole('link', { name: oneService.quoteTitle }).click()
    await expect(quoteForm(page).firstName).toBeInViewport()
  })
})

test('choosing a service changes the URL and scrolls smoothly to its details', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openServices(page)
  const scrolls = await recordScrolls(page)
  await tab(page, oneService.shortTitle).click()
  await expect(page).toHaveURL(pathOf(oneService))
  await expect(selectedTab(page)).toHaveText(oneService.shortTitle)
  await expect(detailHeading(page, oneService.title)).toBeInViewport()
  expect(await scrolls.wereSmooth()).toBe(true)
  await expect(serviceRow(page)).toBeInViewport({ ratio: 1 })
})

test('with reduced motion a chosen service is in view immediately', async ({
  page,
}) => {
  await openServices(page)
  const scrolls = await recordScrolls(page)
  await tab(page, oneService.shortTitle).click()
  await expect(detailHeading(page, oneService.title)).toBeInViewport()
  expect(await scrolls.wereSmooth()).toBe(false)

  // Also scrolls to a service that is already selected, and from a footer link.
  await scrollTo(page, 0)
  await tab(page, oneService.shortTitle).click()
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(100)
  await footerLink(page, otherService.shortTitle).click()
  await expect(selectedTab(page)).toHaveText(otherService.shortTitle)
  await expect(detailHeading(page, otherService.title)).toBeInViewport()
})

test('the form keeps its values across services, and Back, Forward and reload select the right service', async ({
  page,
}) => {
  await openServices(page, `?tab=${otherService.id}`)
  await quoteForm(page).firstName.fill('Rosa')
  await tab(page, oneService.shortTitle).click()
  await expect(page).toHaveURL(pathOf(oneService))
  await expect(
    page.getByRole('region', { name: oneService.quoteTitle }),
  ).toBeVisible()
  await expect(quoteForm(page).firstName).toHaveValue('Rosa')
  await page.goBack()
  await expect(selectedTab(page)).toHaveText(otherService.shortTitle)
  await page.goForward()
  await expect(selectedTab(page)).toHaveText(oneService.shortTitle)
  await page.reload()
  await expect(selectedTab(page)).toHaveText(oneService.shortTitle)
})

test('choosing a service with the keyboard moves focus to its details', async ({
  page,
}) => {
  await openServices(page)
  await tab(page, oneService.shortTitle).press('Enter')
  await expect(detail(page, oneService.title)).toBeFocused()
  const quoteLink = page.getByRole('link', {
    name: oneService.quoteTitle,
  })
  await quoteLink.press('Enter')
  await expect(
    page.getByRole('region', { name: oneService.quoteTitle }),
  ).toBeFocused()
})

test('on a phone the row scrolls to the selected service and to the focused one', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openServices(page, `?tab=${services.at(-1)?.id}`)
  await expect(selectedTab(page)).toBeInViewport({ ratio: 1 })
  await expect(tab(page, defaultService.shortTitle)).not.toBeInViewport()
  for (const link of await serviceRow(page).getByRole('link').all()) {
    await link.focus()
    await expect(link).toBeInViewport({ ratio: 1 })
  }
})

test('the row is in the same place for every service, on a desktop with the pressure in the first screen', async ({
  page,
}) => {
  const onDesktop = new Set<number>()
  const onPhone = new Set<number>()
  const chosen = services.filter((_, index) => index % 3 === 0)
  for (const { id, title, pressure } of chosen) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openServices(page, `?tab=${id}`)
    onDesktop.add(await topOf(serviceRow(page)))
    const gauge = detail(page, title)
      .getByText(pressure?.words ?? title)
      .first()
    await expect(gauge).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(phone)
    onPhone.add(await topOf(serviceRow(page)))
  }
  expect(onDesktop.size).toBe(1)
  expect(onPhone.size).toBe(1)
})

async function topOf(element: Locator): Promise<number> {
  const { y } = await boxOf(element)
  return Math.round(y)
}

async function bottomOf(element: Locator): Promise<number> {
  const { y, height } = await boxOf(element)
  return y + height
}

test('the row stays in view along its service and leaves before the closing band', async ({
  page,
}) => {
  await openServices(page)
  const faq = detail(page, defaultService.title).getByRole('region', {
    name: faqHeading,
  })
  await faq.scrollIntoViewIfNeeded()
  await expect(serviceRow(page)).toBeInViewport({ ratio: 1 })
  await scrollToTopOf(
    page.getByRole('heading', { name: everyPageTexts.closing.heading }),
  )
  const headerBottom = await bottomOf(page.getByRole('banner'))
  expect(await bottomOf(serviceRow(page))).toBeLessThanOrEqual(headerBottom)
})
