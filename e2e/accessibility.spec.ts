import { expectAccessible } from './support/accessibility.ts'
import { openAssistant } from './support/assistant.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'
import { newVisitor, openQuoteForm, success } from './support/quote-form.ts'
import { holdServerCalls } from './support/server-calls.ts'

const phone = { width: 390, height: 844 }

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

test('the open menu and the expanded home page are accessible', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Reviews' }),
  ).toBeVisible()
  await expectAccessible(page, 'header')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show More Cities' }).click()
  await page.locator('summary').first().click()
  await expectAccessible(page, 'main')
})

test('the quote form is accessible with errors and after submission', async ({
  page,
}) => {
  const form = await openQuoteForm(page)
  await form.submit()
  await expect(page.getByText('Please fill in all fields')).toBeVisible()
  await expectAccessible(page)
  await form.fill(newVisitor())
  await form.submit()
  await expect(page.getByText(success)).toBeVisible()
  await expectAccessible(page)
})

test('the assistant is accessible while a reply is pending and once it arrives', async ({
  page,
}) => {
  await page.goto('/contact')
  const chat = await openAssistant(page)
  await expect(chat.panel).toBeVisible()
  const calls = await holdServerCalls(page)
  await chat.ask('What is your phone number?')
  await expect(chat.typingIndicator).toBeAttached()
  await expectAccessible(page, '[role=dialog]')
  calls.release()
  await expect(chat.typingIndicator).not.toBeAttached()
  await expectAccessible(page, '[role=dialog]')
})

test('an open picture is accessible', async ({ page }) => {
  await page.goto('/gallery')
  await waitForHydration(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Before: / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1')
  await expectAccessible(page, '[role=dialog]')
})
