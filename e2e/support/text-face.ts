import type { Page } from '@playwright/test'

/** Whether running text stands in the site's own face. */
export function isTextFaceShown(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const probe = document.createElement('span')
    probe.style.cssText = "position: absolute; font: 100px 'Figtree Variable', monospace"
    // In a face where every letter is as wide as the others, these two would be.
    probe.textContent = 'ii'
    document.body.append(probe)
    const narrow = probe.getBoundingClientRect().width
    probe.textContent = 'mm'
    const wide = probe.getBoundingClientRect().width
    probe.remove()
    return wide > narrow
  })
}
