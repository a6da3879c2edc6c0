import { visits } from './accessible-states.ts'
import { expectAccessibleVisit } from './accessible-visit.ts'
import { test } from './fixtures.ts'

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
