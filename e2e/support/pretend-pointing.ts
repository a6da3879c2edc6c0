import type { Page } from '@playwright/test'

/** Shows at once how every link and button looks while it is pointed at and has the focus of the keyboard. */
export async function pretendPointing(page: Page): Promise<void> {
  const styles = await page.context().newCDPSession(page)
  await styles.send('DOM.enable')
  await styles.send('CSS.enable')
  const { root } = await styles.send('DOM.getDocument')
  const { nodeIds } = await styles.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'main a, main button, main summary',
  })
  for (const nodeId of nodeIds) {
    await styles.send('CSS.forcePseudoState', {
      nodeId,
      forcedPseudoClasses: ['hover', 'focus', 'focus-visible'],
    })
  }
  // What runs with the scroll position, not with time, never ends.
  await page.evaluate(() => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    return Promise.all(timed.map(({ finished }) => finished))
  })
}
