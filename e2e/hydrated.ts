import type { Page } from '@playwright/test'

/** Waits until React has taken the page over, so that the enhanced path is what is tested. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector('main a')
    if (!link || !Object.keys(link).some((key) => key.startsWith('__reactProps'))) return false
    // React knows the link, but may still be at work around it. What it takes a visitor's hand for is finished first.
    link.dispatchEvent(new KeyboardEvent('keyup', { key: 'Shift', bubbles: true }))
    return true
  })
}
