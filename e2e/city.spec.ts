import { cities } from '../app/content/cities/cities.ts'
import { cityPageContent } from '../app/content/cities/city-page-content.ts'
import { serviceAreas } from '../app/content/cities/city.ts'
import { cityFacts, cityHeadings } from '../app/content/city-text.ts'
import { serviceById } from '../app/content/services/services.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'
import { newVisitor, quoteForm, quotesOf } from './support/quote-form.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each of the sixteen cities has a page with its facts, services, places and reasons', async ({
    page,
  }) => {
    expect(cities).toHaveLength(16)
    for (const city of cities) {
      await page.goto(`/city/${city.slug}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toContainText(city.name)
      const text = await main.innerText()
      for (const shown of [
        cityFacts.population,
        city.population.count.toLocaleString('en-US'),
        'Same Day',
        '5.0 Stars',
        ...city.neighborhoods,
        ...city.landmarks,
        ...city.homeTypes,
        ...city.reasons,
        ...city.commonServices.map(({ reason }) => reason),
      ])
        expect(text, city.name).toContain(shown)
      const links = await main
        .getByRole('link')
        .evaluateAll((elements) =>
          elements.map((link) => `${link.textContent}: ${link.getAttribute('href')}`),
        )
      for (const { id } of city.commonServices)
        expect(links).toContain(`${serviceById[id].title}: /services?tab=${id}`)
      expect(links).toContain('Call (916) 555-0142: tel:+19165550142')
    }
  })
})

test('a visitor requests a quote on a city page and goes on to a nearby city', async ({ page, stack }) => {
  const [city] = serviceAreas
  const [nearby] = cityPageContent(city.slug).nearby
  if (!nearby) throw new Error('There is no other city.')
  const visitor = newVisitor()
  await page.goto(`/city/${city.slug}`)
  await waitForHydration(page)
  await expect(page.getByRole('region', { name: cityHeadings.quote(city.name) })).toBeVisible()
  await quoteForm(page).fill(visitor)
  await quoteForm(page).submit()
  await expect(page.getByText('Quote Request Submitted Successfully!')).toBeVisible()
  expect(await quotesOf(stack, visitor)).toMatchObject([
    { ...visitor, origin: { page: `/city/${city.slug}` } },
  ])

  const links = page.getByRole('region', { name: cityHeadings.nearby }).getByRole('link')
  await expect(links).toHaveCount(6)
  await links.filter({ hasText: nearby.name }).click()
  await expect(page).toHaveURL(`/city/${nearby.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nearby.name)
})
