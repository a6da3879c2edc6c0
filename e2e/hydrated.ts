import type { Page } from '@playwright/test'

/**
 * Waits until React has taken the page over, so that the enhanced path is what is tested. A press on nothing says
 * that somebody is there: the page need not wait to be idle, and the parts below the first screen are taken over
 * as well.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointerdown'))
    const links = [...document.querySelectorAll('main a, footer a')]
    const [link] = links
    const waiting = links.filter((each) => !Object.keys(each).some((key) => key.startsWith('__reactProps')))
    if (!link || waiting.length > 0) return false
    // React knows the link, but may still be at work around it. What it takes a visitor's hand for is finished first.
    link.dispatchEvent(new KeyboardEvent('keyup', { key: 'Shift', bubbles: true }))
    return true
  })
}
