import type { Locator, Page } from '@playwright/test'

import { ctaTexts } from '../app/content/cta-text.ts'
import { everyPageTexts } from '../app/content/every-page-text.ts'
import { quoteTexts } from '../app/content/quote-form-text.ts'
import {
  servicesHeadings,
  stainTexts,
} from '../app/content/services-page-text.ts'
import { services } from '../app/content/services/services.ts'
import type { Stain } from '../app/content/stains.ts'
import { expect, test } from './support/fixtures.ts'
import { openPage } from './support/hydration.ts'
import { boxOf, footerLink, phone } from './support/layout.ts'
import { newVisitor, quoteForm, quotesOf } from './support/quote-form.ts'
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

/** Of different lengths. */
const everyThird = services.filter((_, index) => index % 3 === 0)

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

test('on a desktop the row is in the same place for every service, with the pressure in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const tops = new Set<number>()
  for (const { id, title, pressure } of everyThird) {
    await openServices(page, `?tab=${id}`)
    tops.add(await topOf(serviceRow(page)))
    const gauge = detail(page, title)
      .getByText(pressure?.words ?? title)
      .first()
    await expect(gauge).toBeInViewport({ ratio: 1 })
  }
  expect(tops.size).toBe(1)
})

test('on a phone the row is as close to the buttons above it for every service', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const gaps = new Set<number>()
  for (const { id } of everyThird) {
    await openServices(page, `?tab=${id}`)
    const quoteLink = page.getByRole('main').getByRole('link', {
      name: ctaTexts.quote,
    })
    const gap =
      (await topOf(serviceRow(page))) - (await bottomOf(quoteLink.first()))
    gaps.add(Math.round(gap))
  }
  expect(gaps.size).toBe(1)
})

async function topOf(element: Locator): Promise<number> {
  const { y } = await boxOf(element)
  return Math.round(y)
}

async function bottomOf(element: Locator): Promise<number> {
  const { y, height } = await boxOf(element)
  return y + height
}

for (const [window, size] of [
  ['phone', phone],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test(`on a ${window} the row stays in view along its service and leaves before the closing band`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await openServices(page)
    const end = detail(page, defaultService.title).getByRole('heading').last()
    await end.scrollIntoViewIfNeeded()
    await expect(serviceRow(page)).toBeInViewport({ ratio: 1 })
    await scrollToTopOf(
      page.getByRole('heading', { name: everyPageTexts.closing.heading }),
    )
    const headerBottom = await bottomOf(page.getByRole('banner'))
    expect(await bottomOf(serviceRow(page))).toBeLessThanOrEqual(headerBottom)
  })
}

test.describe('stains', () => {
  const soiled = services.find(({ stains }) => stains.length > 1)
  test.skip(soiled === undefined, 'no service shows any')
  const { title = '', shortTitle, stains = [], id } = soiled ?? {}
  const picked = stains.slice(0, 2)
  const names = picked.map(({ name }) => name).join(', ')
  const subject = `${shortTitle} (${names})`

  test('those washed with the keyboard have a verdict and travel with the request', async ({
    page,
    stack,
  }) => {
    await openServices(page, `?tab=${id}`)
    await quoteForm(page).waitForHydration()
    for (const stain of picked) {
      const tile = page.getByRole('checkbox', { name: stain.name })
      await tile.press('Space')
      await expect(tile).toBeChecked()
      await expect(tile).toHaveAccessibleDescription(verdictOf(stain))
    }
    const shown = detail(page, title).getByText(
      new RegExp(stains.map(({ reason }) => RegExp.escape(reason)).join('|')),
    )
    await expect(shown.filter({ visible: true })).toHaveText(
      picked.at(-1)?.reason ?? '',
    )
    await expect(page.getByText(quoteTexts.picked(names))).toBeVisible()

    const visitor = newVisitor()
    await quoteForm(page).send(visitor)
    await quoteForm(page).expectSuccess()
    expect(await quotesOf(stack, visitor)).toMatchObject([
      { origin_subject: subject },
    ])
    await expect
      .poll(async () => JSON.stringify(await stack.emails()))
      .toContain(`${subject}, services page`)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('all verdicts can be read, and those picked travel with the request', async ({
      page,
      stack,
    }) => {
      await page.goto(`/services?tab=${id}`)
      for (const { reason } of stains)
        await expect(detail(page, title).getByText(reason)).toBeVisible()
      for (const { name } of picked)
        await page.getByText(name, { exact: true }).first().click()
      const visitor = newVisitor()
      await quoteForm(page).send(visitor)
      await quoteForm(page).expectSuccess()
      expect(await quotesOf(stack, visitor)).toMatchObject([
        { origin_subject: subject },
      ])
    })
  })
})

function verdictOf({ verdict, reason }: Stain): RegExp {
  return new RegExp(
    `^${stainTexts.verdicts[verdict]} .*${RegExp.escape(reason)}`,
  )
}
