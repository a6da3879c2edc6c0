import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { quoteForm, someone } from './support/quote-form.ts'

test('the form says what is missing or wrong, in time and not before', async ({ page }) => {
  await page.goto('/contact')
  await untilHydrated(page)
  const form = quoteForm(page)

  await test.step('nothing is checked before the first submit, and every change after it', async () => {
    await form.email.fill('not an address')
    await form.phone.focus()
    await expect(page.getByText('Invalid email address')).toBeHidden()
    await form.email.fill('')
  })

  await test.step('an empty form names every missing field and says so once in a toast', async () => {
    await form.submit.click()
    await expect(page.getByText('First name is required')).toBeVisible()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByText('Phone number is required')).toBeVisible()
    await expect(page.getByText('Please fill in all fields')).toBeVisible()
    await expect(page.getByText('All fields are required to submit your quote request.')).toBeVisible()
    await expect(form.firstName).toBeFocused()
    await expect(form.firstName).toHaveAccessibleDescription('First name is required')
  })

  await test.step('every change is checked now', async () => {
    await form.email.fill('not an address')
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await form.fill(someone())
    await expect(page.getByText('Invalid email address')).toBeHidden()
    await expect(page.getByText(/is required$/)).toHaveCount(0)
  })

  await test.step('blanks do not fill a field', async () => {
    for (const field of [form.firstName, form.email, form.phone]) await field.fill('   ')
    await form.submit.click()
    await expect(page.getByText('First name is required')).toBeVisible()
    await expect(page.getByText('Phone number is required')).toBeVisible()
  })

  await test.step('one empty field among filled ones is told in the same toast', async () => {
    await form.fill(someone())
    await form.phone.fill('')
    await page.getByRole('button', { name: 'Close this message' }).click()
    await expect(page.getByText('Please fill in all fields')).toHaveCount(0)
    await form.submit.click()
    await expect(page.getByText('Please fill in all fields')).toBeVisible()
    await expect(page.getByText(/is required$/)).toHaveText('Phone number is required')
  })

  await test.step('fields far too long are refused with a message and kept', async () => {
    const long = 'x'.repeat(10_000)
    await form.enter({ firstName: long, email: `${long}@mail.example`, phone: '1'.repeat(10_000) })
    await form.submit.click()
    await expect(page.getByText('First name is too long')).toBeVisible()
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await expect(page.getByText('Phone number is too long')).toBeVisible()
    await expect(form.firstName).toHaveValue(long)
  })
})
