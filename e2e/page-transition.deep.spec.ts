import { test } from './support/fixtures.ts'
import { expectTwoStepsBack, nameWipes } from './support/wipes.ts'

test.beforeEach(({ page }) => nameWipes(page))

test('a second Back at once leaves the right page', async ({ page }) => {
  await expectTwoStepsBack(page, () => {})
})

test('a second Back a moment later leaves the right page', async ({ page }) => {
  await expectTwoStepsBack(page, async () => {
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    await new Promise(requestAnimationFrame)
  })
})
