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

test('the name of a city stays on one line of the heading, and inside the page', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/city/west-sacramento')
    const heading = page.getByRole('heading', { level: 1 })
    const where = heading.getByText(
      cityHeadings.page.where('West Sacramento'),
      { exact: true },
    )
    const size = await where.evaluate((element) => {
      const { height, right } = element.getBoundingClientRect()
      const fontSize = Number.parseFloat(getComputedStyle(element).fontSize)
      return { lines: height / fontSize, right }
    })
    expect(size.lines, `lines at ${width} pixels`).toBeLessThan(1.5)
    expect(size.right).toBeLessThanOrEqual(width)
  }
})
