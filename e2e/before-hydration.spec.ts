import { expect, test } from './support/fixtures.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { waitForHydration } from './support/hydration.ts'
import {
  emptyVisitor,
  newVisitor,
  quoteForm,
  quotesOf,
  success,
} from './support/quote-form.ts'

test('submits text that was typed before hydration', async ({
  page,
  stack,
}) => {
  const visitor = newVisitor()
  const releaseScripts = await holdScripts(page)
  await page.goto('/')
  const form = quoteForm(page)
  await form.firstName.fill(visitor.firstName)
  await form.email.pressSequentially(visitor.email)
  await releaseScripts()
  await expect(form.firstName).toHaveValue(visitor.firstName)
  await expect(form.email).toHaveValue(visitor.email)
  await form.phone.fill(visitor.phone)
  await form.submit()
  await expect(page.getByText(success)).toBeVisible()
  expect(await quotesOf(stack, visitor)).toMatchObject([visitor])
})

test('posts a form submitted before hydration once, and offers an empty one below the confirmation', async ({
  page,
  stack,
}) => {
  const visitor = newVisitor()
  const releaseScripts = await holdScripts(page)
  await page.goto('/contact')
  const form = quoteForm(page)
  await form.fill(visitor)
  await form.submit()
  await expect(page.getByRole('status')).toContainText(success)
  expect(await quotesOf(stack, visitor)).toMatchObject([visitor])
  await releaseScripts()
  await form.waitForHydration()
  await expect(page.getByRole('status')).toContainText(success)
  await form.expectValues(emptyVisitor)
})

test.describe('when the form is rejected', () => {
  test.use({ expectedConsole: /status of 422/ })

  test('the error messages of its fields stay after hydration', async ({
    page,
  }) => {
    await page.goto('/contact')
    await quoteForm(page).submit()
    await expect(page.getByText('Please fill in all fields')).toBeVisible()
    await quoteForm(page).waitForHydration()
    await expect(page.getByText('First name is required')).toBeVisible()
  })
})

for (const script of ['react', 'contact', 'quote-section', 'toast-stack']) {
  test.describe(`when the ${script} script is gone`, () => {
    test.use({
      expectedConsole: /status of 404|Failed to load the page scripts/,
    })

    test('keeps the page and its typed text without a reload, and posts the form', async ({
      page,
      stack,
    }) => {
      const visitor = newVisitor()
      const documents: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.method())
      })
      const scriptPattern = new RegExp(String.raw`/${script}-[\w-]{8}\.js$`)
      await page.route(scriptPattern, (route) =>
        route.fulfill({ status: 404, body: 'gone' }),
      )
      await page.goto('/contact')
      const form = quoteForm(page)
      await form.fill(visitor)
      await expect(page.locator('html.scripts-off')).toBeAttached()
      await form.expectValues(visitor)
      expect(documents).toEqual(['GET'])
      await form.submit()
      await expect(page.getByRole('status')).toContainText(success)
      expect(await quotesOf(stack, visitor)).toMatchObject([visitor])
    })
  })
}

test('replays a click made before hydration exactly once', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Show More Cities' }).click()
  await releaseScripts()
  await expect(
    page.getByRole('button', { name: 'Show Less Cities' }),
  ).toBeVisible()
})

test('opens a picture that was clicked before hydration', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/')
  await page
    .locator('#gallery')
    .getByRole('link', { name: /^Before: / })
    .first()
    .click()
  await expect(page).toHaveURL('/')
  await releaseScripts()
  await expect(
    page.getByRole('dialog', { name: 'Before and after, full size' }),
  ).toBeVisible()
})

test('replays a click once on a section whose script is still loading', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const chunk = /\/assets\/home-below-fold-/
  await page.route(chunk, async (route) => {
    await held
    await route.continue()
  })
  const requested = page.waitForRequest(chunk)
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Show More Cities' }).click()
  await requested
  await expect(
    page.getByRole('button', { name: 'Show More Cities' }),
  ).toBeVisible()

  release()
  await expect(
    page.getByRole('button', { name: 'Show Less Cities' }),
  ).toBeVisible()
})

test('expands an answer and follows links before hydration', async ({
  page,
}) => {
  await holdScripts(page)
  await page.goto('/')
  await page.locator('summary').first().click()
  await expect(page.locator('details').first()).toHaveAttribute('open')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page
    .locator('#mobile-menu')
    .getByRole('link', { name: 'Gallery' })
    .click()
  await expect(page.locator('#mobile-menu')).toBeHidden()
  await page.getByRole('link', { name: 'See More Gallery' }).click()
  await expect(page).toHaveURL('/gallery')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

// In Safari, clicking a link does not focus it.
test('shows the form on a page reached without a tap or focus', async ({
  page,
}) => {
  await page.goto('/gallery')
  await waitForHydration(page)
  await page
    .getByRole('link', { name: 'Contact' })
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(quoteForm(page).firstName).toBeVisible()
})

test('shows the form on a page reached with Back after a reload', async ({
  page,
}) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await page.getByRole('link', { name: /home/ }).first().click()
  await expect(page).toHaveURL('/')
  await page.reload()
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect(quoteForm(page).firstName).toBeVisible()
})
