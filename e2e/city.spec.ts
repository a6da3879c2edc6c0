import { cityHeadings } from '../app/content/cities/city-headings.ts'
import { cityPageContent } from '../app/content/cities/city-page-content.ts'
import { serviceAreas } from '../app/content/cities/service-areas.ts'
import { expect, test } from './support/fixtures.ts'
import {
  newVisitor,
  openQuoteForm,
  quotesOf,
  success,
} from './support/quote-form.ts'

test('a visitor requests a quote on a city page and continues to a nearby city', async ({
  page,
  stack,
}) => {
  const [city] = serviceAreas
  const [nearby] = cityPageContent(city.slug).nearby
  if (!nearby) throw new Error(`${city.slug} has no nearby city.`)
  const visitor = newVisitor()
  const form = await openQuoteForm(page, '', `/city/${city.slug}`)
  await expect(
    page.getByRole('region', { name: cityHeadings.quote(city.name) }),
  ).toBeVisible()
  await form.fill(visitor)
  await form.submit()
  await expect(page.getByText(success)).toBeVisible()
  expect(await quotesOf(stack, visitor)).toMatchObject([
    { ...visitor, origin_page: `/city/${city.slug}` },
  ])

  const links = page
    .getByRole('region', { name: cityHeadings.nearby })
    .getByRole('link')
  await expect(links).toHaveCount(6)
  await links.filter({ hasText: nearby.name }).click()
  await expect(page).toHaveURL(`/city/${nearby.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    nearby.name,
  )
})
