import { expect } from './fixtures.ts'
import { test } from './slow-page.ts'

test('what streams in late repeats no id, on its way and once it is in its place', async ({ page }) => {
  for (const path of ['/', '/reviews']) {
    await test.step(path, async () => {
      const response = await page.goto(path)
      const sent = (await response?.text()) ?? ''
      expect(sent, 'it came in two pieces').toContain('id="reviews-loading-title"')
      const ids = [...sent.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)
      expect(repeated(ids)).toEqual([])

      await expect(page.locator('#reviews-loading-title')).toHaveCount(0)
      await expect(page.locator('#reviews-title')).toBeVisible()
      const settled = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
      expect(repeated(settled)).toEqual([])
    })
  }
})

function repeated(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}
