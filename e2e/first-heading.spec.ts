import { mainPages } from '../app/seo/site-pages.ts'
import { expect, test } from './support/fixtures.ts'
import { pageKinds } from './support/page-kinds.ts'

/** In a window of 1440 px. */
const least = 88

const visits = [
  ...pageKinds,
  { kind: "service's own", path: `${mainPages.services.path}?tab=roof`, expectedConsole: undefined },
]

test.use({ viewport: { width: 1440, height: 900 } })

for (const { kind, path, expectedConsole } of visits) {
  test.describe(`the ${kind} page`, () => {
    test.use({ expectedConsole })

    test('has one large heading, its first', async ({ page }) => {
      await page.goto(path)
      const sizes = await page.getByRole('heading').evaluateAll((headings) =>
        headings.map((heading) => ({
          level: heading.tagName,
          pixels: Number.parseFloat(getComputedStyle(heading).fontSize),
        })),
      )
      const first = sizes.filter(({ level }) => level === 'H1').map(({ pixels }) => pixels)
      expect(first).toHaveLength(1)
      expect(Math.min(...first)).toBeGreaterThanOrEqual(least)
      const others = sizes.filter(({ level }) => level !== 'H1').map(({ pixels }) => pixels)
      expect(Math.max(...others)).toBeLessThan(least)
    })
  })
}
