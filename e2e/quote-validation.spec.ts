import { expect, test } from './fixtures.ts'
import { untilHydrated } from './hydrated.ts'
import { quoteForm } from './quote-form.ts'

test('an empty form names every missing field and says so once in a toast', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  const form = quoteForm(page)
  await form.submit.click()

  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Phone number is required')).toBeVisible()
  await expect(page.getByText('Please fill in all fields')).toBeVisible()
  await expect(page.getByText('All fields are required to submit your quote request.')).toBeVisible()
  await expect(form.firstName).toBeFocused()
  await expect(form.firstName).toHaveAccessibleDescription('First name is required')
})

test('nothing is checked before the first submit, and every change after it', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  const form = quoteForm(page)
  await form.email.fill('not an address')
  await form.phone.focus()
  await expect(page.getByText('Invalid email address')).toBeHidden()

  await form.submit.click()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await form.email.fill('now@an.example')
  await expect(page.getByText('Invalid email address')).toBeHidden()
})

test('blanks do not fill a field', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  const form = quoteForm(page)
  await form.enter({ firstName: '   ', email: '   ', phone: '   ' })
  await form.submit.click()

  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByText('Please fill in all fields')).toBeVisible()
})

test('fields far too long are refused with a message and kept', async ({ page }) => {
  const long = 'x'.repeat(10_000)
  await page.goto('/')
  await untilHydrated(page)
  const form = quoteForm(page)
  await form.enter({ firstName: long, email: `${long}@mail.example`, phone: '1'.repeat(10_000) })
  await form.submit.click()

  await expect(page.getByText('First name is too long')).toBeVisible()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await expect(page.getByText('Phone number is too long')).toBeVisible()
  await expect(form.firstName).toHaveValue(long)
})
