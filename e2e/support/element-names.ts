import type { Page } from '@playwright/test'

declare global {
  /** Where an element stands, for the message of a test that failed. */
  var nameOfElement: (element: Element) => string
}

/** Lets the pages of this tab name their elements, from the next load on. */
export async function nameElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.nameOfElement = (element) => {
      const steps: string[] = []
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const twins = [...(at.parentElement?.children ?? [])].filter(({ tagName }) => tagName === at?.tagName)
        const place = twins.length > 1 ? `:nth-of-type(${twins.indexOf(at) + 1})` : ''
        steps.unshift(at.tagName.toLowerCase() + place)
      }
      return steps.filter((step) => step !== 'html').join(' > ')
    }
  })
}
