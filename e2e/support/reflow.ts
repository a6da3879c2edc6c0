import type { Page } from '@playwright/test'

/** In pixels. The font size is the browser's default. */
export interface DisplaySettings {
  width: number
  height: number
  fontSize: number
}

export async function applySettings(
  page: Page,
  { width, height, fontSize }: DisplaySettings,
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: fontSize, fixed: fontSize - 3 },
  })
  await page.setViewportSize({ width, height })
  await page.waitForFunction(
    ([size, inner]) =>
      getComputedStyle(document.documentElement).fontSize === `${size}px` &&
      innerWidth === inner,
    [fontSize, width],
  )
}

/** Finds sideways scrolling, and text that is cut off at an edge. */
export function findReflowProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems = new Set<string>()
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth)
      problems.add(`scrolls sideways: ${scrollWidth} of ${clientWidth} px`)

    // The horizontal bounds to which ancestors clip an element. Scrollable
    // ancestors do not count.
    const edges = {
      of(element: Element | null): { left: number; right: number } {
        if (!element) return { left: 0, right: clientWidth }
        const { overflowX, display } = getComputedStyle(element)
        if (/auto|scroll/.test(overflowX))
          return { left: -Infinity, right: Infinity }
        const outer = edges.of(element.parentElement)
        if (overflowX === 'visible' || /inline$|contents/.test(display))
          return outer
        const { left, right } = element.getBoundingClientRect()
        return {
          left: Math.max(left, outer.left),
          right: Math.min(right, outer.right),
        }
      },
    }
    // Clipped on purpose: decoration, strips that scroll in their own viewport,
    // and the skip link.
    const ignored =
      'script, style, noscript, [aria-hidden=true], [role=group], [href="#main"]'

    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    )
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim().slice(0, 40)
      if (!element || !text || element.closest(ignored)) continue
      if (
        !element.checkVisibility({
          visibilityProperty: true,
          contentVisibilityAuto: true,
        })
      )
        continue
      // Text for screen readers only is clipped to one pixel.
      if (element.getBoundingClientRect().width <= 1) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right } = edges.of(element)
      for (const box of range.getClientRects())
        if (box.left < left - 1.5 || box.right > right + 1.5)
          problems.add(`cut off: "${text}"`)
    }
    return [...problems]
  })
}
