import { serviceAreas } from '../app/content/cities/city.ts'
import { contactHeadings } from '../app/content/contact-text.ts'
import { wallTexts } from '../app/content/gallery-texts.ts'
import { reviewsPage } from '../app/content/pages/reviews.ts'
import { expect, test } from './support/fixtures.ts'
import { galleryPictures } from './support/gallery-pictures.ts'
import { untilTakenOver } from './support/hydrated.ts'
import { serviceDetail } from './support/service-parts.ts'
import { banner, expectTwoStepsBack, followTo, nameWipes, title, visit, watchWipes } from './support/wipes.ts'

test.beforeEach(({ page }) => nameWipes(page))

test('the next page is wiped in within 300 ms, while the header stays', async ({ page }) => {
  const watch = await watchWipes(page)
  await visit(page, '/contact')
  await followTo(page, 'Reviews', '/reviews')
  await expect.poll(watch.allEnded).toBe(true)

  const [wipe, ...others] = await watch.wipes()
  expect(others).toEqual([])
  expect(wipe?.animations.map(({ name }) => name).toSorted()).toEqual(['page-held', 'page-wiped-away'])
  for (const { milliseconds } of wipe?.animations ?? []) expect(milliseconds).toBeLessThan(300)

  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect.poll(watch.count).toBe(2)
})

test('what is wiped away stands where it was seen, and is out of reach', async ({ page }) => {
  await watchWipes(page, { held: true })
  await visit(page, '/contact')
  const privacy = page.getByRole('heading', { name: contactHeadings.privacy })
  await privacy.scrollIntoViewIfNeeded()
  const before = await privacy.boundingBox()

  await followTo(page, 'Reviews', '/reviews')
  const left = page.locator('.page-leaving').getByText(contactHeadings.privacy, { exact: true })
  await expect(left).toHaveCount(1)
  expect(await left.boundingBox()).toEqual(before)
  await expect(privacy, 'nobody is told of a page that is gone').toHaveCount(0)
  await expect(title(page)).toHaveText(reviewsPage.heading)
})

test('a row that was pushed along is wiped away as it was seen, and so is the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const watch = await watchWipes(page, { held: true })
  await visit(page, '/gallery')
  const chips = page.getByRole('navigation', { name: wallTexts.kinds }).getByRole('list')
  await chips.evaluate((row) => row.scrollTo({ left: 90, behavior: 'instant' }))
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.locator(`.page-leaving [aria-label="${wallTexts.kinds}"] ul`)).toHaveJSProperty(
    'scrollLeft',
    90,
  )

  await untilTakenOver(page, 'footer')
  const links = page.getByRole('contentinfo')
  await links.getByText('All rights reserved').scrollIntoViewIfNeeded()
  await links.getByRole('link', { name: 'Before and after' }).click()
  await expect.poll(watch.count).toBe(2)
  await expect(page.locator('.page-leaving .site-footer')).toHaveCount(1)
})

test('from one city to the next is from page to page', async ({ page }) => {
  const watch = await watchWipes(page)
  const [here, there] = serviceAreas
  await visit(page, `/city/${here.slug}`)
  await untilTakenOver(page, 'footer')
  await page.getByRole('contentinfo').getByRole('link', { name: there.name, exact: true }).click()
  await expect(title(page)).toContainText(there.name)
  await expect.poll(watch.allEnded).toBe(true)
  expect(await watch.count()).toBe(1)
})

test('with reduced motion the next page is simply there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const watch = await watchWipes(page)
  await visit(page, '/contact')
  await followTo(page, 'Reviews', '/reviews')
  expect(await watch.count()).toBe(0)
})

test('nothing is wiped within a page: services, sections, pictures', async ({ page }) => {
  const watch = await watchWipes(page)
  await visit(page, '/services')
  await page.getByRole('link', { name: 'Roof Cleaning' }).first().click()
  await expect(page).toHaveURL('/services?tab=roof')
  await expect(serviceDetail(page, 'Roof Cleaning')).toBeVisible()
  expect(await watch.count()).toBe(0)

  await visit(page, '/')
  await banner(page).getByRole('link', { name: 'About', exact: true }).click()
  await expect(page.locator('#about')).toBeFocused()
  expect(await watch.count()).toBe(0)

  await visit(page, '/gallery')
  await galleryPictures(page).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await watch.count()).toBe(0)
})

test('a second Back in the middle of the wipe leaves the right page', async ({ page }) => {
  await expectTwoStepsBack(page, async () => {
    while (window.wipeAnimations().length === 0) await new Promise(requestAnimationFrame)
  })
})

test('a click during the wipe reaches the page beneath it, and its wipe takes the place of the first', async ({
  page,
}) => {
  const watch = await watchWipes(page, { held: true })
  await visit(page, '/contact')
  await banner(page).getByRole('link', { name: 'Reviews', exact: true }).click()
  await expect.poll(watch.count).toBe(1)

  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(watch.count).toBe(2)
  expect((await watch.wipes()).at(0)?.ended).toBe(true)
  await expect(page.locator('.page-leaving')).toHaveCount(1)
})
