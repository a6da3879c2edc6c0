import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { quoteForm, someone } from './support/quote-form.ts'
import { quotesOf } from './support/stored-quotes.ts'

const refused = {
  title: 'Error Processing Request',
  text: 'There was a problem processing your request. Please call the phone number directly.',
}

test('what autofill sends at once goes through, and the owner is told how quick it was', async ({
  page,
  stack,
}) => {
  const visitor = someone()
  await page.goto('/contact')
  await untilHydrated(page)
  // The page has just come, and time runs a hundred times slower than for the browser that fills the form in.
  await page.evaluate(() => {
    const now = performance.now.bind(performance)
    const since = now()
    performance.now = () => (now() - since) / 100
  })
  const form = quoteForm(page)
  await form.fill(visitor)
  await form.submit.click()

  await expect(page.getByText('Quote Request Submitted Successfully!')).toBeVisible()
  await expect
    .poll(async () => (await stack.mails()).filter(({ text }) => text?.includes(visitor.email)).length)
    .toBe(1)
  expect(await quotesOf(stack, visitor)).toMatchObject([
    { suspicion: 'too-fast', origin: { page: '/contact' }, notification: { status: 'delivered' } },
  ])
})

test('a program that fills in every field is not mailed', async ({ page, stack }) => {
  const visitor = someone()
  await page.goto('/contact')
  await untilHydrated(page)
  const form = quoteForm(page)
  await form.enter(visitor)
  await page.evaluate(() => {
    for (const input of document.querySelectorAll('form input')) {
      if (input instanceof HTMLInputElement && input.value === '') input.value = 'Best prices'
    }
  })
  await form.submit.click()
  await expect(page.getByText(refused.title)).toBeVisible()
  await expect(page.getByText(refused.text)).toBeVisible()
  expect(await quotesOf(stack, visitor)).toMatchObject([
    { suspicion: 'honeypot', notification: { status: 'suspect', attempts: 0 } },
  ])
})

test('nobody meets the field that is for programs: no keyboard, no screen reader, no eye', async ({
  page,
}) => {
  await page.goto('/contact')
  await untilHydrated(page)
  const form = quoteForm(page)
  await expect(page.getByRole('textbox')).toHaveCount(3)
  await form.firstName.focus()
  for (const next of [form.email, form.phone, form.submit]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await expect(form.phone).toBeFocused()
})
