import { expect, test } from './support/fixtures.ts'
import { openPage } from './support/hydration.ts'
import { mainHeading, phone, quoteSection } from './support/layout.ts'
import {
  newVisitor,
  quoteForm,
  quotesOf,
  success,
} from './support/quote-form.ts'
import { quotedReview } from './support/reviews.ts'
import { recordScrolls } from './support/scrolling.ts'

test('"Get Free Quote" goes home and scrolls smoothly to the form, and "Back to Home" goes home', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(phone)
  await openPage(page, '/epoxy')
  const scrolls = await recordScrolls(page)
  await page.getByRole('link', { name: 'Get Free Quote' }).click()
  await expect(page).toHaveURL('/#quote-request-form')
  await expect(quoteSection(page)).toBeFocused()
  expect(await scrolls.wereSmooth()).toBe(true)
  await expect(quoteForm(page).firstName).toBeInViewport()

  await page.goBack()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page lists four benefits, two floors and four steps, quotes a review of a floor, and links to phone and form', async ({
    page,
  }) => {
    await page.goto('/epoxy')
    const main = page.getByRole('main')
    await expect(mainHeading(page)).toContainText('Epoxy')
    await expect(main.getByRole('heading', { level: 3 })).toHaveText([
      /\w/,
      /\w/,
      /\w/,
      /\w/,
      'Garage Floors',
      'Small Patios',
      'Surface preparation',
      'Primer application',
      'Epoxy coating',
      'Final inspection',
    ])
    await expect(quotedReview(page)).toContainText('Mai T.')
    await expect(
      main.getByText('Installed in 1–2 days', { exact: true }),
    ).toBeVisible()
    await expect(
      main.getByRole('link', { name: /^Call/ }).first(),
    ).toHaveAttribute('href', 'tel:+19165550142')
    await main.getByRole('link', { name: 'Get Free Quote' }).click()
    await expect(page).toHaveURL('/#quote-request-form')
    await expect(quoteForm(page).firstName).toBeInViewport()
  })

  test('a request sent from the page’s own form is stored', async ({
    page,
    stack,
  }) => {
    const visitor = newVisitor()
    await page.goto('/epoxy')
    await quoteForm(page).send(visitor)
    await expect(page.getByRole('region', { name: success })).toBeInViewport()
    const quotes = await quotesOf(stack, visitor)
    expect(quotes).toMatchObject([visitor])
  })
})
