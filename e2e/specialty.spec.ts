import { ctaTexts } from '../app/content/cta-text.ts'
import { specialtyPages } from '../app/lib/site-pages.ts'
import { expect, test } from './support/fixtures.ts'
import { openPage } from './support/hydration.ts'
import { phone, quoteSection } from './support/layout.ts'
import { quoteForm } from './support/quote-form.ts'
import { recordScrolls } from './support/scrolling.ts'

for (const { path } of specialtyPages) {
  test(`the quote button of ${path} goes home and scrolls smoothly to the form, and the link back home goes home`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize(phone)
    await openPage(page, path)
    const scrolls = await recordScrolls(page)
    await page.getByRole('link', { name: ctaTexts.specialtyQuote }).click()
    await expect(page).toHaveURL('/#quote-request-form')
    await expect(quoteSection(page)).toBeFocused()
    expect(await scrolls.wereSmooth()).toBe(true)
    await expect(quoteForm(page).firstName).toBeInViewport()

    await page.goBack()
    await page.getByRole('link', { name: ctaTexts.backHome }).click()
    await expect(page).toHaveURL('/')
  })
}
