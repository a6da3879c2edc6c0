import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expects no problem of `findAccessibilityProblems`. */
export async function expectAccessible(
  page: Page,
  selector?: string,
): Promise<void> {
  expect(await findAccessibilityProblems(page, selector)).toEqual([])
}

/**
 * Returns the violations of WCAG 2.2 A and AA and of axe's best practices, each
 * with its rule and element.
 */
export async function findAccessibilityProblems(
  page: Page,
  selector?: string,
): Promise<string[]> {
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
  return [...messages, ...(await findDuplicateIds(page))]
}

/** Axe no longer reports duplicate ids that nothing references. */
async function findDuplicateIds(page: Page): Promise<string[]> {
  const ids = await page
    .locator('[id]')
    .evaluateAll((elements) => elements.map(({ id }) => id))
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `duplicate id: ${id}`)
}
