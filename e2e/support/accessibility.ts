import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Expects no violations of WCAG 2.2 A and AA or of axe's best practices.
 * Reports the rule and element of each.
 */
export async function expectAccessible(
  page: Page,
  selector?: string,
): Promise<void> {
  const axe = new AxeBuilder({ page })
    // axe posts messages into frames, and posting to the cross-origin map logs
    // a console warning once it has loaded.
    .options({ iframes: false })
    .withTags([
      'wcag2a',
      'wcag2aa',
      'wcag21a',
      'wcag21aa',
      'wcag22aa',
      'best-practice',
    ])
    // The default mode opens an extra page for each run, to aggregate results
    // from cross-origin frames.
    .setLegacyMode()
  const { violations } = await (
    selector ? axe.include(selector) : axe
  ).analyze()
  const messages = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  )
  expect(messages).toEqual([])
  // axe no longer reports duplicate ids that nothing references.
  const ids = await page
    .locator('[id]')
    .evaluateAll((elements) => elements.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
}
