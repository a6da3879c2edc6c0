import { expect, test } from './support/fixtures.ts'
import { openPage } from './support/hydration.ts'
import { phone, quoteSection } from './support/layout.ts'
import { quoteForm } from './support/quote-form.ts'
import { recordScrolls } from './support/scrolling.ts'

test('"Get Free Quote" goes home and scrolls smoothly to the form, and "Back to Home" goes home', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(phone)
  await openPage(page, '/epoxy')
  const scrolls = await recordScrolls(page)
  await page.getByRole('link', { name: 'Get Free Quote' }).click()
  await expect(page).toHaveURL('/#quote-request-form')
  await expect(quoteSection(page)).toBeFocused()
  expect(await scrolls.wereSmooth()).toBe(true)
  await expect(quoteForm(page).firstName).toBeInViewport()

  await page.goBack()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})
