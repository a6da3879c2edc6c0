import { visits } from './support/accessible-states.ts'
import { expectAccessibleVisit, expectNothingSideways } from './support/accessible-visit.ts'
import { test } from './support/fixtures.ts'

for (const visit of visits) {
  test.describe(visit.about, () => {
    test.use({ expectedConsole: visit.expectedConsole })

    test('is accessible in every state at 320 px, and never scrolls sideways', async ({ page }) => {
      await expectAccessibleVisit(page, visit, 320)
      for (const width of [768, 1440]) await expectNothingSideways(page, width)
    })
  })
}
