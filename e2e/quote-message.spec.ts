import { type Stack, startStack } from '../tests/support/stack.ts'
import { expectAccessible } from './support/accessibility.ts'
import { test as base, expect } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { quoteForm, someone } from './support/quote-form.ts'

/** The product with the optional field switched on. */
const test = base.extend<object, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      const stack = await startStack({ SITE_QUOTE_MESSAGE: 'on' })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test('what needs cleaning reaches the owner, in the lines it was written in', async ({ page, stack }) => {
  const visitor = someone()
  await page.goto('/')
  await untilHydrated(page)
  const form = quoteForm(page)
  const message = page.getByLabel('What needs cleaning?')
  await form.enter(visitor)
  await message.pressSequentially('The deck,')
  await message.press('Enter')
  await message.pressSequentially('all of it.')
  await form.submit.click()

  await expect(page.getByText('Quote Request Submitted Successfully!')).toBeVisible()
  await expect(message).toHaveValue('')
  const stored = (await stack.quotes()).filter(({ email }) => email === visitor.email)
  expect(stored).toMatchObject([{ ...visitor, message: 'The deck,\nall of it.' }])
})

test('it may stay empty, and the three are asked for first', async ({ page }) => {
  await page.goto('/contact')
  await untilHydrated(page)
  const form = quoteForm(page)
  const fields = page.locator('form').filter({ has: form.phone }).getByRole('textbox')
  await expect(fields).toHaveCount(4)
  await expect(fields.last()).toHaveAccessibleName('What needs cleaning?')
  for (const field of [form.firstName, form.email, form.phone])
    await expect(field).toHaveAttribute('required')
  await expect(page.getByLabel('What needs cleaning?')).not.toHaveAttribute('required')
  await form.enter(someone())
  await form.submit.click()
  await expect(page.getByText('Quote Request Submitted Successfully!')).toBeVisible()
})

test('one that is too long is named at the field, and nothing that was typed is lost', async ({ page }) => {
  await page.goto('/contact')
  await untilHydrated(page)
  const message = page.getByLabel('What needs cleaning?')
  await quoteForm(page).enter(someone())
  await message.fill('x'.repeat(1001))
  await quoteForm(page).submit.click()
  await expect(message).toHaveAccessibleDescription('Please use at most 1,000 characters')
  await expect(message).toBeFocused()
  await expect(message).toHaveValue('x'.repeat(1001))
  await message.fill('x'.repeat(1000))
  await expect(message).toHaveAccessibleDescription('')
})

for (const path of ['/', '/contact']) {
  test(`the longer form of ${path} is accessible and fits the page`, async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}
