import { expect, test } from './fixtures.ts'
import { galleryPictures } from './gallery-pictures.ts'
import { serviceDetail } from './service-parts.ts'
import {
  banner,
  drawWithoutHaste,
  expectTwoStepsBack,
  followTo,
  nameWipes,
  visit,
  watchWipes,
} from './wipes.ts'

test.beforeEach(({ page }) => nameWipes(page))

test('the next page is wiped in within 300 ms, while the header stays', async ({ page }) => {
  await drawWithoutHaste(page)
  const watch = await watchWipes(page)
  await visit(page, '/contact')
  await followTo(page, 'Reviews', '/reviews')
  await expect.poll(watch.allEnded).toBe(true)

  const [wipe, ...others] = await watch.wipes()
  expect(others).toEqual([])
  expect(wipe?.animations.map(({ name }) => name).toSorted()).toEqual(['page-wiped-away', 'page-wiped-in'])
  for (const { milliseconds } of wipe?.animations ?? []) expect(milliseconds).toBeLessThan(300)

  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect.poll(watch.count).toBe(2)
})

test('a page that takes longer than 400 ms to draw shows without a wipe', async ({ page }) => {
  const watch = await watchWipes(page)
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const render = typeof update === 'function' ? update : update?.update
      return start(async () => {
        await new Promise((resolve) => setTimeout(resolve, 600))
        await render?.()
      })
    }
  })
  await visit(page, '/contact')
  await followTo(page, 'Reviews', '/reviews')
  await expect.poll(watch.allEnded).toBe(true)
  expect(await watch.wipes()).toEqual([{ animations: [], ended: true }])
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

test('a click during the wipe ends it and reaches the page', async ({ page }) => {
  await drawWithoutHaste(page)
  const watch = await watchWipes(page, { held: true })
  await visit(page, '/contact')
  const services = await banner(page).getByRole('link', { name: 'Services', exact: true }).boundingBox()
  if (!services) throw new Error('The link to the services is not to be seen')

  await banner(page).getByRole('link', { name: 'Reviews', exact: true }).click()
  await expect.poll(async () => (await watch.wipes()).at(0)?.animations).toHaveLength(2)
  await page.mouse.click(services.x + services.width / 2, services.y + services.height / 2)
  await expect(page).toHaveURL('/services')
  expect((await watch.wipes()).at(0)?.ended).toBe(true)
})
