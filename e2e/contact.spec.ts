import { requiredQuoteFields } from '#domain/quote-fields.ts'

import { serviceAreas } from '../app/content/cities/service-areas.ts'
import {
  contactCards,
  contactHeadings,
  privacyNotice,
} from '../app/content/contact-page-text.ts'
import { claims } from '../app/content/marketing-claims.ts'
import { quoteTexts } from '../app/content/quote-form-text.ts'
import { testSite } from '../tests/support/test-site.ts'
import { expect, test } from './support/fixtures.ts'
import { boxOf, phone } from './support/layout.ts'
import { quoteForm } from './support/quote-form.ts'

test.beforeEach(({ page }) => page.goto('/contact'))

test('shows phone, email, area and hours, and lists the sixteen areas', async ({
  page,
}) => {
  const card = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({
        has: page.getByRole('heading', { level: 2, name, exact: true }),
      })
  await expect(
    card(contactCards.phone).getByRole('link', { name: '(916) 555-0142' }),
  ).toHaveAttribute('href', 'tel:+19165550142')
  await expect(
    card(contactCards.email).getByRole('link', { name: testSite.email }),
  ).toHaveAttribute('href', `mailto:${testSite.email}`)
  await expect(card(contactCards.area)).toContainText('Greater Sacramento')
  await expect(card(contactCards.hours)).toContainText(claims.openingHours)

  const areas = page
    .getByRole('region', { name: contactHeadings.areas })
    .getByRole('link')
  await expect(areas).toHaveCount(serviceAreas.length)
  for (const [index, { name, slug }] of serviceAreas.entries()) {
    await expect(areas.nth(index)).toHaveText(name)
    await expect(areas.nth(index)).toHaveAttribute('href', `/city/${slug}`)
  }
})

test('on a phone, the form ends within one and a half screens', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const { y } = await boxOf(quoteForm(page).submitButton)
  expect(y).toBeLessThan(1.5 * phone.height)
})

test('states what a request stores, where the form and the footer link to', async ({
  page,
}) => {
  const notice = page.getByRole('region', { name: contactHeadings.privacy })
  const fields = requiredQuoteFields.map(({ noticeName }) => noticeName)
  for (const { text } of privacyNotice(fields))
    await expect(notice).toContainText(text)
  await expect(notice.getByRole('time')).toHaveAttribute(
    'datetime',
    /^20\d\d-\d\d-\d\d$/,
  )
  await expect(
    notice.getByRole('link', { name: testSite.email }),
  ).toHaveAttribute('href', `mailto:${testSite.email}`)
  const links = page.getByRole('link', { name: quoteTexts.privacyLink })
  await expect(links).toHaveCount(2)
  for (const link of await links.all())
    await expect(link).toHaveAttribute('href', '/contact#privacy')
})
