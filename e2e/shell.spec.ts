import { expect, test } from './support/fixtures.ts'
import { untilHydrated, untilTakenOver } from './support/hydrated.ts'

test('the first Tab offers the way past the header', async ({ page }) => {
  await page.goto('/contact')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await test.step('the header leads to About, Services, Gallery and Reviews, home, and the phone', async () => {
    const header = page.getByRole('banner')
    for (const name of ['About', 'Services', 'Gallery', 'Reviews']) {
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(header.getByRole('link', { name: /home$/ })).toHaveAttribute('href', '/')
    await expect(header.getByRole('link', { name: '(916) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+19165550142',
    )
  })

  await test.step('the header stays at the top while the page is scrolled', async () => {
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Reviews' })).toBeInViewport()
  })

  await test.step('the footer names the business, its services, its profiles and the year 2025', async () => {
    const footer = page.getByRole('contentinfo')
    for (const name of [
      'House Washing',
      'Driveway Cleaning',
      'Concrete Sealing',
      'Commercial Cleaning',
      'Roof Cleaning',
      'Gutter Cleaning',
      'Instagram',
      'Facebook',
      'TikTok',
      'LinkedIn',
    ]) {
      await expect(footer.getByRole('link', { name })).toBeVisible()
    }
    await expect(footer.getByText('© 2025')).toBeVisible()
  })
})

test('on small screens the links sit in a menu and the call button reads Call', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/contact')
  await untilHydrated(page)
  // Neither the HTML nor the page that runs names it before there is a visitor: it would come beside the first picture.
  const manifest = page.locator('link[rel=manifest]')
  await expect(manifest).toHaveCount(0)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Services' })).toBeHidden()
  await expect(header.getByText('Call', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(header.getByRole('link', { name: 'Services' })).toBeVisible()
  await expect(manifest).toHaveAttribute('href', '/site.webmanifest')
  await page.keyboard.press('Escape')
  await expect(header.getByRole('link', { name: 'Services' })).toBeHidden()

  await test.step('the menu closes when the focus goes on into the page it covers', async () => {
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    await header.getByRole('link', { name: 'Get a FREE Quote' }).focus()
    await page.keyboard.press('Tab')
    await expect(header.getByRole('link', { name: 'Services' })).toBeHidden()
    await expect(page.locator('main :focus')).toBeVisible()
  })
})

test('a footer that comes to life on a later page names that page as the current one', async ({ page }) => {
  const { promise: gone, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/assets\/footer-[\w-]{8}\.js$/, async (route) => {
    await gone
    await route.continue()
  })
  await page.goto('/contact')
  const current = page.getByRole('contentinfo').locator('[aria-current=page]')
  await expect(current).toHaveText(['Contact', 'Privacy notice'])
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).click()
  await expect(page).toHaveURL('/reviews')
  arrive()
  await untilTakenOver(page, 'footer')
  await expect(current).toHaveText(['Customer reviews'])
})
