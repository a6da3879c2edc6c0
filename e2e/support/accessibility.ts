import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Expects no violation of WCAG 2.2 A and AA or of axe's best practices, in the
 * page or a part of it. The test goes on if there is one.
 */
export async function expectAccessible(
  page: Page,
  part = 'html',
): Promise<void> {
  const axe = new AxeBuilder({ page })
    .include(part)
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
  const { violations } = await axe.analyze()
  const problems = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  )
  expect.soft(problems).toEqual([])
}
