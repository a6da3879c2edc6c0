import { mainPages } from '../app/seo/site-pages.ts'
import { expect, test } from './fixtures.ts'
import { pageKinds } from './page-kinds.ts'

/** In a window of 1440 px. */
const least = 88

test.use({ viewport: { width: 1440, height: 900 } })

test('the first heading of every page is the one large thing on it', async ({ page }) => {
  // Of the missing page, that is its number.
  const paths = pageKinds.filter(({ kind }) => kind !== 'missing').map(({ path }) => path)
  for (const path of [...paths, `${mainPages.services.path}?tab=roof`]) {
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
