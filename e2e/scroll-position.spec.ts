import { galleryPage } from '../app/content/gallery-page-text.ts'
import { homeButtons, sectionHeadings } from '../app/content/home-page-text.ts'
import {
  exampleCity,
  examplePath,
  withoutCities,
} from '../tests/support/example-city.ts'
import { expect, test } from './support/fixtures.ts'
import {
  openPage,
  scrollAndHydrate,
  waitForHydration,
} from './support/hydration.ts'
import { boxOf, mainHeading, phone } from './support/layout.ts'
import { quoteForm } from './support/quote-form.ts'
import { holdHydration } from './support/requests.ts'
import { scrollPosition, scrollTo, scrollToTopOf } from './support/scrolling.ts'

const position = 1_400

test('keeps the position of a visitor who scrolls before hydration', async ({
  page,
}) => {
  const hydrate = await holdHydration(page)
  await page.goto('/')
  await scrollTo(page, position)
  await hydrate()
  expect(await scrollPosition(page)).toBe(position)
})

test('restores the position on Back, after a reload and on Back from another document', async ({
  page,
}) => {
  await openPage(page, '/')
  const link = page.getByRole('link', { name: homeButtons.gallery })
  // Before hydration it is a plain link, which would load another document.
  await scrollAndHydrate(link)
  await scrollTo(page, position)
  // A real click would scroll to the link first.
  await link.dispatchEvent('click')
  await expect(mainHeading(page)).toHaveText(galleryPage.heading)
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrollPosition(page)).toBe(position)
  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => scrollPosition(page)).toBe(position)

  await openPage(page, '/gallery')
  await page.goBack()
  await waitForHydration(page)
  await expect.poll(() => scrollPosition(page)).toBe(position)
})

test.describe('on a phone', () => {
  test.use({
    reducedMotion: 'no-preference',
    viewport: phone,
    withPictures: true,
  })

  test('Back returns to the same section at the same place', async ({
    page,
  }) => {
    test.skip(withoutCities, 'The firm serves no city.')
    await openPage(page, '/')
    const areas = page.getByRole('region', {
      name: sectionHeadings.serviceAreas,
      exact: true,
    })
    await scrollAndHydrate(areas)
    await scrollToTopOf(areas)
    const top = async () => Math.round((await boxOf(areas)).y)
    const before = await top()
    await areas.getByRole('link').first().click()
    await expect(page).toHaveURL(examplePath)
    await expect(mainHeading(page)).toContainText(exampleCity?.name ?? '')
    // The home page has the same form, whose script is still loading on the
    // first navigation.
    await expect(quoteForm(page).firstName).toBeVisible()
    await page.goBack()
    await expect.poll(top).toBe(before)
  })
})

test('stays in place when it returns from a cache of a browser that shows cached pages at their top', async ({
  page,
}) => {
  await openPage(page, '/')
  await scrollTo(page, position)
  // Chromium restores the position itself, so the events and WebKit's jump to
  // the top are simulated.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    window.scrollTo({ top: 0, behavior: 'instant' })
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  expect(await scrollPosition(page)).toBe(position)
})

test('shows the section in the URL fragment, even before hydration', async ({
  page,
}) => {
  const hydrate = await holdHydration(page)
  await page.goto('/#about')
  await expect(page.locator('#about')).toBeInViewport()
  await hydrate()
  await expect(page.locator('#about')).toBeInViewport()
})
