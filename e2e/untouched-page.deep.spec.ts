import { mainPages } from '../app/seo/site-pages.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('a home page that nobody touches fetches only what takes it over', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(mainPages.home.path)
  await page.waitForLoadState('networkidle')
  const named = (name: string) => scripts.filter((path) => path.startsWith(`/assets/${name}-`))
  expect(named('hydrate-page')).toHaveLength(1)
  for (const later of ['footer', 'visitor-bar', 'home-rest', 'from-page-to-page']) {
    expect.soft(named(later), later).toEqual([])
  }

  await page.keyboard.press('Shift')
  await expect.poll(() => named('home-rest')).toHaveLength(1)
  await expect.poll(() => named('footer')).not.toEqual([])
})
