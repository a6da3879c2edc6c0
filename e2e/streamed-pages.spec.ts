import { startSiteWithFunctions } from './support/broken-site.ts'
import { expect, readReviewsOnce, test } from './support/fixtures.ts'

test('what streams in late repeats no id, on its way and once it is in its place', async ({
  page,
  stack,
}) => {
  // A site of its own: only its first visitor gets a page in two pieces.
  const site = await startSiteWithFunctions(stack, { functionsDir: 'e2e/broken-functions/answers-slowly' })
  await readReviewsOnce({ supabaseUrl: site.supabaseUrl, publishableKey: stack.publishableKey })

  const response = await page.goto(site.url)
  const sent = (await response?.text()) ?? ''
  for (const piece of ['reviews-loading-title', 'reviews-title']) expect(sent).toContain(`id="${piece}"`)
  const ids = [...sent.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)
  expect(repeated(ids)).toEqual([])

  await expect(page.locator('#reviews-title')).toBeVisible()
  await expect(page.locator('#reviews-loading-title')).toHaveCount(0)
  const settled = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(repeated(settled)).toEqual([])
  await page.close()
  await site.stop()
})

function repeated(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}
