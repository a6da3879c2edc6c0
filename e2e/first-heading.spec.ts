import { serviceAreas } from '../app/content/cities/city.ts'
import { cityPath, mainPages } from '../app/seo/site-pages.ts'
import { expect, test } from './fixtures.ts'

/** In a window of 1440 px. */
const least = 88

test.use({ viewport: { width: 1440, height: 900 } })

test('the first heading of every page is the one large thing on it', async ({ page }) => {
  const paths = [
    ...Object.values(mainPages).map(({ path }) => path),
    `${mainPages.services.path}?tab=roof`,
    cityPath(serviceAreas[0].slug),
  ]
  for (const path of paths) {
    await page.goto(path)
    const sizes = await page.getByRole('heading').evaluateAll((headings) =>
      headings.map((heading) => ({
        level: heading.tagName,
        pixels: Number.parseFloat(getComputedStyle(heading).fontSize),
      })),
    )
    const first = sizes.find(({ level }) => level === 'H1')
    expect.soft(first?.pixels, path).toBeGreaterThanOrEqual(least)
    const others = sizes.filter(({ level }) => level !== 'H1').map(({ pixels }) => pixels)
    expect.soft(Math.max(...others), path).toBeLessThan(least)
  }
})
