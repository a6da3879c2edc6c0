import { ctaTexts } from '../app/content/cta-text.ts'
import { quoteTexts } from '../app/content/quote-form-text.ts'
import { specialties } from '../app/content/specialties/specialties.ts'
import { expect, test } from './support/fixtures.ts'
import { openPage } from './support/hydration.ts'
import { phone, quoteSection } from './support/layout.ts'
import {
  newVisitor,
  openQuoteForm,
  quoteForm,
  quotesOf,
} from './support/quote-form.ts'
import { recordScrolls } from './support/scrolling.ts'

for (const { slug, name, choices } of specialties) {
  const path = `/${slug}`

  test(`the quote button of ${path} scrolls smoothly to the form of the page, and the link back home goes home`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize(phone)
    await openPage(page, path)
    const scrolls = await recordScrolls(page)
    await page.getByRole('link', { name: ctaTexts.specialtyQuote }).click()
    await expect(quoteSection(page)).toBeFocused()
    expect(await scrolls.wereSmooth()).toBe(true)
    await expect(quoteForm(page).firstName).toBeInViewport()
    await expect(page).toHaveURL(path)
    await page.getByRole('link', { name: ctaTexts.backHome }).click()
    await expect(page).toHaveURL('/')
  })

  const [first, second] = choices?.items ?? []
  if (!choices || !first || !second) continue

  test(`a choice on ${path} made with the keyboard shows the work in it and travels with the request`, async ({
    page,
    stack,
  }) => {
    const form = await openQuoteForm(page, path)
    const group = page.getByRole('radiogroup', { name: choices.heading })
    await group.getByRole('radio', { name: first.name }).press('Space')
    await group.getByRole('radio', { name: first.name }).press('ArrowRight')
    await expect(group.getByRole('radio', { name: second.name })).toBeChecked()
    if (second.image)
      await expect(group.getByAltText(second.image.alt)).toBeVisible()

    await expect(page.getByText(quoteTexts.picked(second.name))).toBeVisible()

    const visitor = newVisitor()
    await form.send(visitor)
    await form.expectSuccess()
    expect(await quotesOf(stack, visitor)).toMatchObject([
      { origin_subject: `${name} (${second.name})` },
    ])
  })
}
