import type { Page } from '@playwright/test'

import { cityIndex } from '../app/content/cities/city-index.ts'
import { comparisonTexts } from '../app/content/gallery-text.ts'
import {
  homeButtons,
  accordion,
  hero,
  sectionHeadings,
  stats as statsTexts,
  statsHeading,
} from '../app/content/home-page-text.ts'
import { mapProvider, mapTexts } from '../app/content/map-text.ts'
import { hasMap } from '../app/features/map/served-region.ts'
import { testSite } from '../tests/support/test-site.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { openPage, scrollAndHydrate } from './support/hydration.ts'
import { mainHeading, overlap } from './support/layout.ts'
import { recordThirdPartyRequests } from './support/requests.ts'
import { scrollTo } from './support/scrolling.ts'
import { oneService, pathOf } from './support/services.ts'

const { street, city, coordinates } = testSite.address ?? {}
const drawnCity = hasMap
  ? cityIndex.find(({ coordinates }) => coordinates)
  : undefined

const section = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true })
const areas = (page: Page) => section(page, sectionHeadings.serviceAreas)
const contact = (page: Page) => section(page, sectionHeadings.contact)
const stats = (page: Page) => section(page, statsHeading)
const map = (page: Page) =>
  contact(page).getByTitle(`${mapTexts.of} ${street}, ${city}`)

// Screen readers always get the final figures.
const figures = (page: Page) =>
  stats(page).locator('[aria-hidden]').allTextContents()
const zeroFigures = statsTexts.map(({ suffix }) => `0${suffix}`)
const finalFigures = statsTexts.map(
  ({ target, suffix }) => `${target}${suffix}`,
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page shows all of its content and no buttons that need JavaScript', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(mainHeading(page)).toContainText(hero.headline.highlight)
    expect(await figures(page)).toEqual(finalFigures)
    await expect(page.getByRole('slider')).toHaveCount(0)
    await expect(page.getByText(comparisonTexts.instruction)).toBeHidden()
    await expect(areas(page).getByRole('link')).toHaveText(
      cityIndex.map(({ name }) => name),
    )
    if (drawnCity)
      await expect(contact(page).getByText(drawnCity.name)).toBeVisible()
    await expect(page.getByRole('button')).toHaveAccessibleName(
      'Send my request',
    )

    await test.step('the text about local weather is collapsed until it is opened', async () => {
      if (!accordion) return
      const {
        heading,
        paragraphs: [text = ''],
      } = accordion
      await expect(page.getByText(text)).toBeHidden()
      await page.getByText(heading).click()
      await expect(page.getByText(text)).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByText(text)).toBeHidden()
    })
  })
})

test('tiles and links navigate without a full page load', async ({ page }) => {
  await openPage(page, '/')
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  const tile = section(page, sectionHeadings.services).getByRole('link', {
    name: oneService.title,
  })
  await scrollAndHydrate(tile)
  await tile.click()
  await expect(page).toHaveURL(pathOf(oneService))
  // Going back sooner would leave the lower part of the home page unhydrated.
  await expect(
    page.getByRole('heading', { level: 1, name: oneService.title }),
  ).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: homeButtons.gallery }).click()
  await expect(page).toHaveURL('/gallery')
  await page.goBack()
  for (const { name, slug } of cityIndex.slice(0, 1)) {
    await areas(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`/city/${slug}`)
  }
  expect(loads).toBe(0)
})

test('with reduced motion the figures are final', async ({ page }) => {
  test.skip(statsTexts.length === 0, 'The firm has no figures.')
  await openPage(page, '/')
  await revealFigures(page, 1)
  await expect(stats(page)).toBeInViewport({ ratio: 0.9 })
  expect(await figures(page)).toEqual(finalFigures)
})

test('a button expands the cities beyond the first six and back, accessibly', async ({
  page,
}) => {
  test.skip(cityIndex.length <= 6, 'All cities fit.')
  await openPage(page, '/')
  const cities = areas(page).getByRole('link')
  const toggle = areas(page).getByRole('button')
  await expect(cities).toHaveText(cityIndex.slice(0, 6).map(({ name }) => name))
  await expect(toggle).toHaveText('Show More Cities')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  await expect(cities).toHaveText(cityIndex.map(({ name }) => name))
  await expect(toggle).toHaveText('Show Less Cities')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page, 'main')
  await toggle.press('Enter')
  await expect(cities).toHaveCount(6)
  await expect(toggle).toBeInViewport()
})

test('the map of the address covers the drawing once it is near the viewport and its provider, the only third party, has answered', async ({
  page,
  stack,
}) => {
  test.skip(!coordinates || !hasMap, 'The firm has no address on a map.')
  const thirdPartyRequests = recordThirdPartyRequests(page, stack.url)
  await openPage(page, '/')
  await section(page, sectionHeadings.about).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(thirdPartyRequests).toEqual([])

  await contact(page).scrollIntoViewIfNeeded()
  await expect(map(page)).toBeVisible()
  await expect(map(page)).toHaveAttribute('sandbox', /allow-scripts/)
  await expect(contact(page).getByText(mapTexts.provider)).toBeVisible()
  if (drawnCity) {
    const place = contact(page).getByText(drawnCity.name)
    expect(await overlap(map(page), place)).toBe(true)
  }
  // The question and the frame.
  await expect.poll(() => thirdPartyRequests).toHaveLength(2)
  expect(new Set(thirdPartyRequests).size).toBe(1)
  const { searchParams } = new URL(thirdPartyRequests[0] ?? '')
  expect(searchParams.get('marker')).toBe(
    `${coordinates?.latitude},${coordinates?.longitude}`,
  )
})

test.describe('when the map provider is unreachable', () => {
  test.use({ expectedConsole: /ERR_/ })

  test('the drawing of the served places stays, and no frame covers it', async ({
    page,
  }) => {
    test.skip(!drawnCity, 'No city is on a map.')
    await page.route(`${mapProvider.origin}/**`, (route) => route.abort())
    await openPage(page, '/')
    const asked = page.waitForEvent('requestfailed')
    await contact(page).scrollIntoViewIfNeeded()
    await asked
    await expect(contact(page).getByText(drawnCity?.name ?? '')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(contact(page).getByText(mapTexts.provider)).toHaveCount(0)
  })
})

async function revealFigures(page: Page, share: number) {
  await stats(page).evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect()
    window.scrollTo({
      top: scrollY + top - innerHeight + height * share,
      behavior: 'instant',
    })
  }, share)
}

test('the figures count up from 0 once, in 2500 ms, when 30% of them are visible', async ({
  page,
}) => {
  test.skip(statsTexts.length === 0, 'The firm has no figures.')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await openPage(page, '/')
  await page.clock.pauseAt(Date.now() + 60_000)
  await revealFigures(page, 0.25)
  await expect.poll(() => figures(page)).toEqual(zeroFigures)
  await page.clock.runFor(5_000)
  expect(await figures(page)).toEqual(zeroFigures)

  await revealFigures(page, 0.35)
  let elapsed = 0
  // Small steps, because the count starts when the browser reports the
  // intersection, a while after the scroll.
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      elapsed += 20
      const [customers = ''] = await figures(page)
      return Number.parseInt(customers, 10)
    })
    .toBeGreaterThan(0)
  await expect(stats(page)).toMatchAriaSnapshot(`
    - list:
${statsTexts.map(({ label }, index) => `      - listitem: ${finalFigures[index]} ${label}`).join('\n')}
  `)
  // With easing, the rounded figures reach their final values before the
  // animation ends.
  await page.clock.runFor(2_200 - elapsed)
  expect(await figures(page)).not.toEqual(finalFigures)
  await page.clock.runFor(300 + elapsed)
  await expect.poll(() => figures(page)).toEqual(finalFigures)

  await scrollTo(page, 0)
  await page.clock.runFor(1_000)
  await revealFigures(page, 1)
  await page.clock.runFor(100)
  expect(await figures(page)).toEqual(finalFigures)
})

test.describe('on a phone, without scrolling', () => {
  const viewport = { width: 412, height: 823 }
  test.use({
    reducedMotion: 'no-preference',
    withPictures: true,
    viewport,
    deviceScaleFactor: 1.75,
  })
  test('the home page transfers at most 450 KB, excluding its video', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const json = await page.evaluate(() =>
      JSON.stringify(performance.getEntries()),
    )
    const entries: { name: string; transferSize?: number }[] = JSON.parse(json)
    const sizes = entries.map(({ name, transferSize = 0 }) =>
      name.endsWith('.webm') ? 0 : transferSize,
    )
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(450_000)
  })
})
