import { replyHours } from '../supabase/functions/_shared/reply-promise.ts'
import { expect, test } from './support/fixtures.ts'
import { quoteForm, someone } from './support/quote-form.ts'
import { quotesOf } from './support/stored-quotes.ts'

test.use({ javaScriptEnabled: false })

test('the form works, and the page says so after moving on', async ({ page, stack }) => {
  const visitor = someone()
  const form = quoteForm(page)
  await page.goto('/')

  await test.step('the fields tell the browser how to fill them', async () => {
    await expect(form.firstName).toHaveAttribute('autocomplete', 'given-name')
    await expect(form.email).toHaveAttribute('autocomplete', 'email')
    await expect(form.phone).toHaveAttribute('autocomplete', 'tel')
  })

  await form.enter(visitor)
  await form.submit.click()
  await expect(page.getByRole('status')).toContainText('Quote Request Submitted Successfully!')
  await expect(page.getByRole('status')).toContainText(
    `We'll get back to you within ${replyHours} hours with your free quote.`,
  )
  await expect(form.email).toHaveValue('')
  expect(await quotesOf(stack, visitor)).toMatchObject([visitor])

  await test.step('going back and sending the same details at once makes no second request', async () => {
    await page.goto('/')
    await form.enter(visitor)
    await form.submit.click()
    await expect(page.getByRole('status')).toBeVisible()
    expect(await quotesOf(stack, visitor)).toHaveLength(1)
  })
})

test.describe('with input that does not fit', () => {
  test.use({ expectedConsole: /status of 422/ })

  test('the page comes back with the messages and everything that was typed', async ({ page }) => {
    await page.goto('/')
    const form = quoteForm(page)
    await form.enter({ firstName: 'Ana', email: 'not an address', phone: '' })
    await form.submit.click()

    await expect(page.getByRole('alert')).toContainText('Please fill in all fields')
    await expect(page.getByRole('alert')).toContainText(
      'All fields are required to submit your quote request.',
    )
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await expect(page.getByText('Phone number is required')).toBeVisible()
    await expect(form.firstName).toHaveValue('Ana')
    await expect(form.email).toHaveValue('not an address')

    await test.step('it comes back at its form, the first field to mend has the focus', async () => {
      await expect(form.email).toBeFocused()
      await expect(form.email).toBeInViewport()
      await expect(page.getByText('Email', { exact: true })).toBeInViewport()
      await form.email.fill('ana@mail.example')
      await page.keyboard.press('Enter')
      await expect(form.phone).toBeFocused()
    })
  })
})

test('the menu of small screens opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }),
  ).toBeVisible()
})
