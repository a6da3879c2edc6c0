import { expect, test } from './support/fixtures.ts'
import { scrollToHydrated, waitForHydration } from './support/hydration.ts'
import { newVisitor, quoteForm, quotesOf } from './support/quote-form.ts'

const sorry = { name: 'Sorry, this page did not load' }

test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|did not (load|reach)|dynamically imported/ })

test('says that a page did not load, and loads it when the network is back', async ({ page, context }) => {
  await page.goto('/')
  await waitForHydration(page)
  const link = page.getByRole('link', { name: 'Learn More About Epoxy' })
  // Until then it is a plain link.
  await scrollToHydrated(link)
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole('heading', sorry)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Call / })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/epoxy')
  await expect(page.getByRole('heading', sorry)).toHaveCount(0)
})

test('keeps a quote request that could not be sent, and sends it when the network is back', async ({
  page,
  context,
  stack,
}) => {
  const visitor = newVisitor()
  await page.goto('/contact')
  await waitForHydration(page)
  const form = quoteForm(page)
  await form.fill(visitor)
  await context.setOffline(true)
  await form.submit()
  await expect(page.getByText('Error Submitting Quote Request').first()).toBeVisible()
  await expect(form.firstName).toHaveValue(visitor.firstName)
  await expect(form.email).toHaveValue(visitor.email)
  await expect(form.phone).toHaveValue(visitor.phone)

  await context.setOffline(false)
  await form.submit()
  await expect(page.getByText('Quote Request Submitted Successfully!').first()).toBeVisible()
  await expect(page.getByText('Error Submitting Quote Request')).toHaveCount(0)
  expect(await quotesOf(stack, visitor)).toHaveLength(1)
})
