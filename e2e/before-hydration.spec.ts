import { cityIndex } from '../app/content/cities/city-index.ts'
import { hasGallery } from '../app/content/gallery-filters.ts'
import { accordion } from '../app/content/home-page-text.ts'
import { expect, test } from './support/fixtures.ts'
import { galleryOverlay, picturesIn } from './support/gallery.ts'
import { openPage } from './support/hydration.ts'
import { headerLink, mainHeading, menuButton, phone } from './support/layout.ts'
import { newVisitor, quoteForm, quotesOf } from './support/quote-form.ts'
import {
  holdHydration,
  holdRequests,
  recordRequests,
  scriptUrl,
} from './support/requests.ts'

test.describe('when the form is rejected', () => {
  test.use({ expectedConsole: /status of 422/ })

  test('the error messages of its fields stay after hydration', async ({
    page,
  }) => {
    await page.goto('/contact')
    const form = quoteForm(page)
    await form.submit()
    await expect(page.getByText('Please fill in all fields')).toBeVisible()
    await form.waitForHydration()
    await expect(page.getByText('First name is required')).toBeVisible()
  })
})

for (const script of ['react', 'contact']) {
  test.describe(`when the ${script} script is gone`, () => {
    test.use({
      expectedConsole: /status of 404|Failed to load the page scripts/,
    })

    test('keeps the page and its typed text without a reload, and posts the form', async ({
      page,
      stack,
    }) => {
      const visitor = newVisitor()
      const documents = recordRequests(page, (request) =>
        request.isNavigationRequest(),
      )
      await page.route(scriptUrl(script), (route) =>
        route.fulfill({ status: 404, body: 'gone' }),
      )
      await page.goto('/contact')
      const form = quoteForm(page)
      await form.fill(visitor)
      await expect(page.locator('html.scripts-off')).toBeAttached()
      await form.expectValues(visitor)
      expect(documents).toHaveLength(1)
      await form.submit()
      await form.expectSuccess()
      expect(await quotesOf(stack, visitor)).toMatchObject([visitor])
    })
  })
}

test('opens a picture that was clicked before hydration', async ({ page }) => {
  test.skip(!hasGallery, 'The firm has no pair.')
  const hydrate = await holdHydration(page)
  await page.goto('/')
  await picturesIn(page.locator('#gallery')).first().click()
  await expect(page).toHaveURL('/')
  await hydrate()
  await expect(galleryOverlay(page)).toBeVisible()
})

test('replays a click once on a section whose script is still loading', async ({
  page,
}) => {
  test.skip(cityIndex.length <= 6, 'All cities fit.')
  const script = scriptUrl('home-below-fold')
  const release = await holdRequests(page, script)
  const requested = page.waitForRequest(script)
  await openPage(page, '/')
  const more = page.getByRole('button', { name: 'Show More Cities' })
  await more.click()
  await requested
  await expect(more).toBeVisible()

  release()
  await expect(
    page.getByRole('button', { name: 'Show Less Cities' }),
  ).toBeVisible()
})

test('expands an answer and follows links before hydration', async ({
  page,
}) => {
  await holdHydration(page)
  await page.setViewportSize(phone)
  await page.goto('/')
  if (accordion) {
    await page.getByText(accordion.heading).click()
    await expect(page.locator('details').first()).toHaveAttribute('open')
  }
  await menuButton(page).click()
  await headerLink(page, 'Gallery').click()
  await expect(headerLink(page, 'Gallery')).toBeHidden()
  await page.getByRole('link', { name: 'See More Gallery' }).click()
  await expect(page).toHaveURL('/gallery')
  await expect(mainHeading(page)).toBeVisible()
})
