import { serviceAreas } from '../app/content/cities/city.ts'
import { claims } from '../app/content/claims.ts'
import { contactHeadings } from '../app/content/contact-text.ts'
import { redirects } from '../tests/app/route-table.ts'
import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { quoteForm, someone } from './support/quote-form.ts'
import { quotesOf } from './support/stored-quotes.ts'

test('a visitor asks for a quote on the contact page', async ({ page, stack }) => {
  const visitor = someone()
  await page.goto('/contact')
  await untilHydrated(page)
  const main = page.getByRole('main')

  await test.step('cards give phone, e-mail, service area and hours', async () => {
    const cards = main.getByRole('listitem')
    const card = (name: string) =>
      cards.filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
    await expect(card('Phone').getByRole('link', { name: '(916) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+19165550142',
    )
    await expect(card('Email').getByRole('link', { name: 'hello@rivermark.example' })).toHaveAttribute(
      'href',
      'mailto:hello@rivermark.example',
    )
    await expect(card('Service area')).toContainText('Greater Sacramento')
    await expect(card('Hours')).toContainText(claims.openingHours)
  })

  await test.step('all areas are listed and lead to their pages', async () => {
    const areas = page.getByRole('region', { name: contactHeadings.areas }).getByRole('link')
    await expect(areas).toHaveText(serviceAreas.map(({ name }) => name))
    expect(await areas.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      serviceAreas.map(({ slug }) => `/city/${slug}`),
    )
  })

  const form = quoteForm(page)
  await form.enter(visitor)
  await form.submit.click()
  await expect(page.getByText('Quote Request Submitted Successfully!')).toBeVisible()
  expect(await quotesOf(stack, visitor)).toMatchObject([visitor])
})

// Of the privacy page of the earlier site; an owner may take it off the list.
const earlier = redirects.find(({ to }) => to === '/contact')?.path ?? '/contact'

test(`${earlier} lands on the page that says what is kept, for whom, and how to have it deleted`, async ({
  page,
}) => {
  await page.goto(earlier)
  await expect(page).toHaveURL('/contact')
  const privacy = page.getByRole('region', { name: 'What happens to your details' })
  await expect(privacy).toContainText('Your first name, your e-mail address, your phone number')
  await expect(privacy).toContainText('We do, and the companies that run our database, our mail')
  await expect(privacy).toContainText('We do not sell your details')
  await expect(privacy).toContainText('At most twelve months after you sent it')
  await expect(privacy.getByRole('time')).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\d$/)
  await expect(privacy).toContainText('ask us to delete your request')
  await expect(privacy.getByRole('link', { name: 'hello@rivermark.example' })).toHaveAttribute(
    'href',
    'mailto:hello@rivermark.example',
  )

  await test.step('the form and the footer of every page lead there', async () => {
    await page.goto('/')
    const links = page.getByRole('link', { name: /^Privacy notice/ })
    await expect(links).toHaveCount(2)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/contact#privacy')
  })
})
