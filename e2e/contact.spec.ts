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
import { quoteForm } from './support/quote-form.ts'

test('shows phone, email, area and hours, lists the sixteen areas, and states what a request stores', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  const main = page.getByRole('main')
  const card = (name: string) =>
    main.getByRole('listitem').filter({
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
  await expect(areas).toHaveText(serviceAreas.map(({ name }) => name))
  const hrefs = await areas.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  )
  expect(hrefs).toEqual(serviceAreas.map(({ slug }) => `/city/${slug}`))

  const box = await quoteForm(page).submitButton.boundingBox()
  expect(box?.y, 'the form ends within one and a half screens').toBeLessThan(
    1.5 * 844,
  )

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
  // The form and the footer link to the privacy notice.
  const links = page.getByRole('link', { name: quoteTexts.privacyLink })
  await expect(links).toHaveCount(2)
  for (const link of await links.all())
    await expect(link).toHaveAttribute('href', '/contact#privacy')
})
