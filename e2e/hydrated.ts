import type { Page } from '@playwright/test'

/** Waits until React has taken the links of the page over, so that the enhanced path is what is tested. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector('main a')
    return link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'))
  })
}
