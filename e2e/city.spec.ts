import { cities } from '../app/content/cities/cities.ts'
import {
  cityClaims,
  cityFacts,
  cityHeadings,
} from '../app/content/cities/city-headings.ts'
import { cityPageContent } from '../app/content/cities/city-page-content.ts'
import { seamShare } from '../app/lib/picture-seam.ts'
import {
  exampleCity,
  examplePath,
  withoutCities,
} from '../tests/support/example-city.ts'
import { expect, test } from './support/fixtures.ts'
import { openPage } from './support/hydration.ts'
import { boxOf, mainHeading, phone } from './support/layout.ts'
import {
  newVisitor,
  openQuoteForm,
  optionalFields,
  quotesOf,
} from './support/quote-form.ts'

/** Its form is low: a longer text needs more of the screen. */
const [briefestCity] = cities.toSorted(
  (one, other) => lengthOf(one.callToAction) - lengthOf(other.callToAction),
)

test.skip(withoutCities, 'The firm serves no city.')

function lengthOf(text = ''): number {
  return text.length
}

test('a visitor requests a quote on a city page and continues to a nearby city', async ({
  page,
  stack,
}) => {
  const { name: cityName = '' } = exampleCity ?? {}
  const visitor = newVisitor()
  const form = await openQuoteForm(page, examplePath)
  await expect(
    page.getByRole('region', { name: cityHeadings.quote(cityName) }),
  ).toBeVisible()
  await form.send(visitor)
  await form.expectSuccess()
  expect(await quotesOf(stack, visitor)).toMatchObject([
    { ...visitor, origin_page: examplePath },
  ])

  const nearby = exampleCity ? cityPageContent(exampleCity.slug).nearby : []
  const links = page
    .getByRole('region', { name: cityHeadings.nearby })
    .getByRole('link')
  await expect(links).toHaveCount(nearby.length)
  for (const { name, slug } of nearby.slice(0, 1)) {
    await links.filter({ hasText: name }).click()
    await expect(page).toHaveURL(`/city/${slug}`)
    await expect(mainHeading(page)).toContainText(name)
  }
})

test('a desktop shows the facts and the whole form in the first screen', async ({
  page,
}) => {
  test.skip(optionalFields.length > 0, 'The form is higher.')
  if (!briefestCity) return
  const { city } = cityPageContent(briefestCity.slug)
  const form = page.getByRole('region', { name: cityHeadings.quote(city.name) })
  await page.setViewportSize({ width: 1280, height: 720 })
  await openPage(page, `/city/${city.slug}`)
  await expect(form).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const fact of [
    ...(city.population ? [cityFacts.population] : []),
    ...(cityClaims.responseTime ? [cityFacts.responseTime] : []),
    ...(cityClaims.rating ? [cityFacts.rating] : []),
  ])
    await expect(page.getByText(fact)).toBeInViewport({ ratio: 1 })
  await expect(form).toBeInViewport({ ratio: 1 })
})

test('on a phone, the form of a city stands between its facts and its introduction', async ({
  page,
}) => {
  if (!briefestCity) return
  const { city, localServices } = cityPageContent(briefestCity.slug)
  const form = page.getByRole('region', { name: cityHeadings.quote(city.name) })
  const services = page.getByRole('region', {
    name: cityHeadings.services(city.name),
  })
  await page.setViewportSize(phone)
  await openPage(page, `/city/${city.slug}`)
  const introduction = await boxOf(page.getByText(city.intro[0] ?? ''))
  const { y, height } = await boxOf(form)
  expect(y).toBeLessThan(1.5 * phone.height)
  expect(introduction.y).toBeGreaterThan(y + height)
  if (localServices.length > 0)
    expect((await boxOf(services)).y).toBeGreaterThan(introduction.y)
})

test('a desktop shows the picture of the hero hardly larger than it is, with its seam beside the form', async ({
  page,
}) => {
  const content = exampleCity && cityPageContent(exampleCity.slug)
  const picture = content?.picture
  if (!picture?.src) return test.skip(true, 'The firm has no pictures.')
  test.skip(picture.width < picture.height, 'It fits no wide place.')
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, examplePath)
  const image = await boxOf(
    page.getByRole('img', { name: picture.alt }).first(),
  )
  // A few percent more cannot be seen.
  expect(image.width).toBeLessThan(1.05 * picture.width)
  const form = page.getByRole('region', {
    name: cityHeadings.quote(content?.city.name ?? ''),
  })
  const seam = image.x + seamShare(picture) * image.width
  expect(seam).toBeLessThan((await boxOf(form)).x)
})
