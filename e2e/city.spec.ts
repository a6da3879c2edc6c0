import type { Page } from '@playwright/test'

import { cities } from '../app/content/cities/cities.ts'
import { cityPageContent } from '../app/content/cities/city-page-content.ts'
import { type City, serviceAreas } from '../app/content/cities/city.ts'
import { serviceById } from '../app/content/services/services.ts'
import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { quoteForm, someone } from './support/quote-form.ts'
import { quotesOf } from './support/stored-quotes.ts'

test.describe('as they come, before any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the cities say what their pages are for', async ({ page }) => {
    for (const city of cities) {
      await test.step(`${city.name} has a page of its own`, () => expectCityPage(page, city))
    }
  })
})

async function expectCityPage(page: Page, city: City) {
  await page.goto(`/city/${city.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Pressure Washing in ${city.name}, CA`)
  for (const [term, definition] of [
    ['Population', city.population.count.toLocaleString('en-US')],
    ['Response time', 'Same Day'],
    ['Rating', '5.0 Stars'],
  ] as const) {
    await expect(main.locator('dl > div').filter({ hasText: term })).toContainText(definition)
  }

  const shown = await main.innerText()
  const texts = [...city.intro, ...city.conditions, ...city.reasons]
  const names = [...city.neighborhoods, ...city.landmarks, ...city.homeTypes]
  for (const text of [...texts, ...names, ...city.commonServices.map(({ reason }) => reason)]) {
    expect(shown).toContain(text)
  }
  const links = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => `${link.textContent} at ${link.getAttribute('href')}`))
  for (const { id } of city.commonServices) {
    expect(links).toContain(`${serviceById[id].title} at /services?tab=${id}`)
  }
  expect(links).toContain('Call (916) 555-0142 at tel:+19165550142')
}

test('a visitor asks for a quote on the page of a city', async ({ page, stack }) => {
  const visitor = someone()
  const [here] = serviceAreas
  const [next] = cityPageContent(here.slug).nearby
  if (!next) throw new Error('There is no other city.')
  await page.goto(`/city/${here.slug}`)
  await untilHydrated(page)
  await expect(page.getByRole('region', { name: `Free Quote in ${here.name}` })).toBeVisible()
  const form = quoteForm(page)
  await form.enter(visitor)
  await form.submit.click()
  await expect(page.getByText('Quote Request Submitted Successfully!')).toBeVisible()
  expect(await quotesOf(stack, visitor)).toMatchObject([visitor])

  await test.step('the page leads on to the places around it', async () => {
    const nearby = page.getByRole('region', { name: 'Nearby areas we serve' }).getByRole('link')
    await expect(nearby).toHaveCount(6)
    await nearby.filter({ hasText: next.name }).click()
    await expect(page).toHaveURL(`/city/${next.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pressure Washing in ${next.name}, CA`)
  })
})
