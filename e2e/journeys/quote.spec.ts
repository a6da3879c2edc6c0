import { replyHours } from '../../supabase/functions/_shared/reply-promise.ts'
import { expect, test } from '../support/fixtures.ts'
import { untilHydrated } from '../support/hydrated.ts'
import { quoteForm, someone } from '../support/quote-form.ts'

test('a visitor asks for a quote and the owner gets it', async ({ page, stack }) => {
  const visitor = someone()
  await page.goto('/')
  await untilHydrated(page)
  const form = quoteForm(page)

  await test.step('who forgets the fields is told which', async () => {
    await form.submit.click()
    await expect(page.getByText('Please fill in all fields')).toBeVisible()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(form.firstName).toBeFocused()
  })

  await test.step('who fills them in is thanked, and the form is empty again', async () => {
    await form.type(visitor)
    await form.submit.click()
    await expect(page.getByText('Quote Request Submitted Successfully!')).toBeVisible()
    await expect(
      page.getByText(`We'll get back to you within ${replyHours} hours with your free quote.`),
    ).toBeVisible()
    await expect(form.firstName).toHaveValue('')
    await expect(form.email).toHaveValue('')
    await expect(form.phone).toHaveValue('')
  })

  await test.step('the owner sees the request in the list and in the mail', async () => {
    const stored = (await stack.quotes()).filter(({ email }) => email === visitor.email)
    expect(stored).toMatchObject([visitor])
    await expect
      .poll(async () => (await stack.mails()).filter((mail) => mail.text?.includes(visitor.email)).length)
      .toBe(1)
  })
})
