import { serviceAreas } from '../app/content/cities/service-areas.ts'
import { sectionHeadings } from '../app/content/home-page-text.ts'
import { epoxyPage } from '../app/content/page-metadata.ts'
import { expect, test } from './support/fixtures.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { scrollAndHydrate, waitForHydration } from './support/hydration.ts'
import { quoteForm } from './support/quote-form.ts'
import { scrollPosition, scrollTo } from './support/scrolling.ts'

const position = 1_400

test('keeps the position of a visitor who scrolls before hydration', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/')
  await scrollTo(page, position)
  await releaseScripts()
  expect(await scrollPosition(page)).toBe(position)
})

test('restores the position on Back, after a reload and on Back from another document', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  await scrollTo(page, position)

  // Playwright's own click would scroll to the link first.
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('main a[href="/epoxy"]')?.click(),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    epoxyPage.heading,
  )
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrollPosition(page)).toBe(position)
  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => scrollPosition(page)).toBe(position)

  await page.goto('/epoxy')
  await waitForHydration(page)
  await page.goBack()
  await waitForHydration(page)
  await expect.poll(() => scrollPosition(page)).toBe(position)
})

test.describe('on a phone', () => {
  test.use({
    reducedMotion: 'no-preference',
    viewport: { width: 390, height: 844 },
    withPictures: true,
  })

  test('Back returns to the same section at the same place', async ({
    page,
  }) => {
    await page.goto('/')
    await waitForHydration(page)
    const areas = page.getByRole('region', {
      name: sectionHeadings.serviceAreas,
    })
    await scrollAndHydrate(areas)
    await areas.evaluate((section) =>
      section.scrollIntoView({ behavior: 'instant' }),
    )
    const top = async () =>
      Math.round((await areas.boundingBox())?.y ?? Number.NaN)
    const before = await top()
    const [area] = serviceAreas
    await areas.getByRole('link', { name: area.name }).click()
    await expect(page).toHaveURL(`/city/${area.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      area.name,
    )
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
  await page.goto('/')
  await waitForHydration(page)
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
  const releaseScripts = await holdScripts(page)
  await page.goto('/#about')
  await expect(page.locator('#about')).toBeInViewport()
  await releaseScripts()
  await expect(page.locator('#about')).toBeInViewport()
})
