import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Checks WCAG 2.2 A and AA and axe's best practices. The test goes on after a
 * violation.
 */
export async function expectAccessible(
  page: Page,
  part = 'html',
): Promise<void> {
  const axe = new AxeBuilder({ page })
    .include(part)
    // Posting to the cross-origin map would log a console warning.
    .options({ iframes: false })
    .withTags([
      'wcag2a',
      'wcag2aa',
      'wcag21a',
      'wcag21aa',
      'wcag22aa',
      'best-practice',
    ])
    // The default mode opens an extra page for each run.
    .setLegacyMode()
  const { violations } = await axe.analyze()
  const problems = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  )
  expect.soft(problems).toEqual([])
}
