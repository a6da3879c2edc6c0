import {
  confirmationTexts,
  quoteNotices,
} from '../app/content/quote-form-text.ts'
import { respondWith } from './support/broken-backend.ts'
import { expect, test } from './support/fixtures.ts'
import {
  emptyVisitor,
  failed,
  newVisitor,
  quoteForm,
  quotesOf,
  success,
} from './support/quote-form.ts'

test.use({ javaScriptEnabled: false })

test('a confirmation replaces the form, and details sent twice are stored once', async ({
  page,
  stack,
}) => {
  const visitor = newVisitor()
  const form = quoteForm(page)
  await page.goto('/')
  await expect(form.firstName).toHaveAttribute('autocomplete', 'given-name')
  await expect(form.email).toHaveAttribute('autocomplete', 'email')
  await expect(form.phone).toHaveAttribute('autocomplete', 'tel')
  const confirmation = page.getByRole('region', { name: success })
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await form.send(visitor)
    await expect(confirmation).toContainText(quoteNotices.stored.text)
    await expect(confirmation).toBeInViewport()
    await confirmation
      .getByRole('link', { name: confirmationTexts.again })
      .click()
    await form.expectValues(emptyVisitor)
  }
  expect(await quotesOf(stack, visitor)).toMatchObject([visitor])
})

test.describe('when the request is rejected', () => {
  test.use({ expectedConsole: /status of 422/ })

  test('the page returns with error messages, typed values and focus on the first invalid field', async ({
    page,
  }) => {
    await page.goto('/')
    const form = quoteForm(page)
    const visitor = newVisitor({ email: 'not an address', phone: '' })
    await form.send(visitor)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Please fill in all fields')
    await expect(alert).toContainText(
      'All fields are required to submit your quote request.',
    )
    await expect(form.email).toHaveAccessibleDescription(
      'Invalid email address. Please write it like name@example.com.',
    )
    await expect(form.phone).toHaveAccessibleDescription(
      'Phone number is required, so we can call you.',
    )
    await form.expectValues(visitor)
    await expect(form.email).toBeFocused()
    await expect(form.email).toBeInViewport()
  })
})

test.describe('when the request fails', () => {
  test.use({ expectedConsole: /status of 503/ })

  test('the page returns with the specified words, the typed values, the number to call and another try', async ({
    page,
    startOwnSite,
  }) => {
    const site = await startOwnSite({ backend: { respond: respondWith(500) } })
    await page.goto(`${site.url}/contact`)
    const form = quoteForm(page)
    const visitor = newVisitor()
    await form.send(visitor)
    await expect(form.failure).toContainText(failed.title)
    await expect(form.failure).toContainText(failed.text)
    await expect(form.failure).toBeInViewport({ ratio: 1 })
    await expect(
      form.failure.getByRole('link', { name: /^Call/ }),
    ).toBeVisible()
    await form.expectValues(visitor)

    const [response] = await Promise.all([
      page.waitForResponse((each) => each.request().method() === 'POST'),
      form.tryAgain.click(),
    ])
    expect(response.status()).toBe(503)
    await expect(form.failure).toBeVisible()
    await form.expectValues(visitor)
  })
})
