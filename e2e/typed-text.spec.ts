import { confirmationTexts } from '../app/content/quote-form-text.ts'
import { expect, test } from './support/fixtures.ts'
import { openPage } from './support/hydration.ts'
import { footerLink, headerLink } from './support/layout.ts'
import {
  emptyVisitor,
  newVisitor,
  openQuoteForm,
  quoteForm,
  success,
} from './support/quote-form.ts'
import { oneService, otherService, pathOf } from './support/services.ts'

test('text typed into the form stays on every page until it is sent', async ({
  page,
}) => {
  const visitor = newVisitor()
  const form = await openQuoteForm(page, '/')
  await form.fill(visitor)

  await test.step('after a link of the site and Back', async () => {
    await headerLink(page, 'Reviews').click()
    await expect(page).toHaveURL('/reviews')
    await expect(form.firstName).toBeHidden()
    await page.goBack()
    await form.expectValues(visitor)
  })

  await test.step('on another page with the form', async () => {
    await footerLink(page, oneService.shortTitle).click()
    await expect(page).toHaveURL(pathOf(oneService))
    await form.expectValues(visitor)
  })

  await test.step('after a page of another document and Back', async () => {
    await openPage(page, '/gallery')
    await page.goBack()
    await form.waitForHydration()
    await form.expectValues(visitor)
  })

  await test.step('a later change replaces it', async () => {
    await form.firstName.fill('Ana')
    await footerLink(page, otherService.shortTitle).click()
    await expect(page).toHaveURL(pathOf(otherService))
    await form.expectValues({ ...visitor, firstName: 'Ana' })
  })

  await test.step('once it is sent, it is gone', async () => {
    await form.submit()
    await form.expectSuccess()
    await openQuoteForm(page)
    await form.expectValues(emptyVisitor)
  })
})

test('the confirmation after a plain post gives way to the form', async ({
  page,
  context,
  stack,
}) => {
  await context.addCookies([{ name: 'quote', value: 'sent', url: stack.url }])
  await openPage(page, '/contact?quote=sent')
  const confirmation = page.getByRole('region', { name: success })
  await expect(confirmation).toBeVisible()
  await confirmation
    .getByRole('link', { name: confirmationTexts.again })
    .click()
  const form = quoteForm(page)
  await form.waitForHydration()
  await expect(form.firstName).toBeFocused()
  await page.reload()
  await form.waitForHydration()
  await expect(page.getByText(success)).toHaveCount(0)
})
