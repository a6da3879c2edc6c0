import {
  contactHeadings,
  privacyNotice,
} from '../app/content/contact-page-text.ts'
import { quoteTexts } from '../app/content/quote-form-text.ts'
import { phoneWords, testSite } from '../tests/support/test-site.ts'
import { expect, test } from './support/fixtures.ts'
import { boxOf, overlap, phone, quoteSection } from './support/layout.ts'
import { quoteForm } from './support/quote-form.ts'

test.beforeEach(({ page }) => page.goto('/contact'))

test('on a phone, the first field is in the first screen, and the form ends within one and a half', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await expect(quoteForm(page).firstName).toBeInViewport({ ratio: 1 })
  const { y } = await boxOf(quoteForm(page).submitButton)
  expect(y).toBeLessThan(1.5 * phone.height)
})

test('on a desktop, the whole form and the phone number are in the first screen', async ({
  page,
}) => {
  const number = page.getByRole('main').getByRole('link', {
    name: phoneWords,
  })
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(quoteForm(page).firstName).toBeInViewport({ ratio: 1 })
  await expect(quoteForm(page).submitButton).toBeInViewport({ ratio: 1 })
  await expect(number).toBeInViewport({ ratio: 1 })
  expect(await overlap(quoteSection(page), number)).toBe(false)
})

test('states what a request stores, folded to its headings, where the form and the footer link to', async ({
  page,
}) => {
  const notice = page.getByRole('region', { name: contactHeadings.privacy })
  for (const { text } of privacyNotice) {
    await expect(notice).toContainText(text)
    await expect(notice.getByText(text)).toBeHidden()
  }
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
  await links.last().click()
  await expect(
    notice.getByRole('heading', { name: contactHeadings.privacy }),
  ).toBeInViewport()
})
