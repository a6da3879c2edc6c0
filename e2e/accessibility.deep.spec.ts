import { visits } from './support/accessible-states.ts'
import { expectAccessibleVisit } from './support/accessible-visit.ts'
import { test } from './support/fixtures.ts'

for (const visit of visits) {
  test.describe(visit.about, () => {
    test.use({ expectedConsole: visit.expectedConsole })

    for (const width of [360, 768, 1280]) {
      test(`is accessible in every state at ${width} px, and never scrolls sideways`, async ({ page }) => {
        await expectAccessibleVisit(page, visit, width)
      })
    }
  })
}
