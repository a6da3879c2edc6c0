import { visits } from './accessible-states.ts'
import { expectAccessibleVisit, expectNothingSideways } from './accessible-visit.ts'
import { test } from './fixtures.ts'

for (const visit of visits) {
  test.describe(visit.about, () => {
    test.use({ expectedConsole: visit.expectedConsole })

    test('is accessible in every state at 320 px, and never scrolls sideways', async ({ page }) => {
      await expectAccessibleVisit(page, visit, 320)
      for (const width of [768, 1440]) await expectNothingSideways(page, width)
    })
  })
}
