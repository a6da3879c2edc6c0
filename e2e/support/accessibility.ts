import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails with the rule and the element of every violation of WCAG 2.2 A and AA and of axe's best practices. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
    // The map's frame belongs to another site: a message to it is a warning in the console once that site responds.
    .options({ iframes: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // The other mode opens a page of its own each time, for frames of foreign origins.
    .setLegacyMode()
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  )
  expect(found).toEqual([])
  // axe no longer checks ids that nothing refers to.
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
}
