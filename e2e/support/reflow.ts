import type { CDPSession, Page } from '@playwright/test'

/** How a visitor has the page: size of the window, of the letters the browser is set to, and of the spaces. */
export interface Setting {
  width: number
  height: number
  font: number
  spacing: boolean
}

// What WCAG 1.4.12 lets every visitor set.
const spacingOverride = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

/** Sets the page up for a visitor; once for each page, since it talks to the browser behind it. */
export async function settings(page: Page): Promise<(setting: Setting) => Promise<void>> {
  const browser: CDPSession = await page.context().newCDPSession(page)
  return async ({ width, height, font, spacing }) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: font, fixed: font - 3 } })
    await page.setViewportSize({ width, height })
    await page.evaluate(setSpacing, spacing ? spacingOverride : '')
    // As large as it was asked for, before anything is measured.
    await page.waitForFunction(
      ([size, inner]) =>
        getComputedStyle(document.documentElement).fontSize === `${size}px` && innerWidth === inner,
      [font, width],
    )
  }
}

// Not a style element: the policy of the site would refuse it.
function setSpacing(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

/** What is too wide, cut off, or off the screen, in words; empty where everything can be read. */
export function reflowFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults)
}

// One function without helpers outside: it is sent to the browser.
function findFaults(): string[] {
  const slack = 1.5
  // Measured where it is seen.
  document.querySelector('.action-bar')?.setAttribute('data-up', '')
  const faults = new Set<string>()
  const root = document.documentElement
  const { clientWidth } = root
  if (root.scrollWidth > clientWidth) faults.add(`scrolls sideways: ${root.scrollWidth} of ${clientWidth}`)

  const name = {
    of: ({ localName, classList }: Element) => `${localName}.${[...classList].slice(0, 3).join('.')}`,
  }

  const look = new Map<Element, CSSStyleDeclaration>()
  function styleOf(element: Element): CSSStyleDeclaration {
    const known = look.get(element) ?? getComputedStyle(element)
    look.set(element, known)
    return known
  }

  /** Whether this part of a text is out of what its ancestors show of it, and cannot be scrolled there. */
  function cutOff(element: Element, box: DOMRect): string | undefined {
    let scrolledAcross = false
    let scrolledDown = false
    for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
      const { overflowX, overflowY, position, display } = styleOf(around)
      if (display !== 'inline' && display !== 'contents') {
        const frame = around.getBoundingClientRect()
        if (/auto|scroll/.test(overflowX)) scrolledAcross = true
        else if (overflowX !== 'visible' && !scrolledAcross) {
          if (box.left < frame.left - slack || box.right > frame.right + slack) return `by ${name.of(around)}`
        }
        if (/auto|scroll/.test(overflowY)) scrolledDown = true
        else if (overflowY !== 'visible' && !scrolledDown) {
          if (box.top < frame.top - slack || box.bottom > frame.bottom + slack)
            return `below, by ${name.of(around)}`
        }
      }
      if (position === 'fixed') {
        const out = box.top < -slack || box.bottom > innerHeight + slack
        if (out && !scrolledDown) return 'above or below the window'
        break
      }
    }
    if (scrolledAcross) return undefined
    return box.left < -slack || box.right > clientWidth + slack ? 'by the window' : undefined
  }

  /** What floats above the page, if the element is part of such. */
  function layerOf(element: Element | null): Element | undefined {
    if (!element) return undefined
    return styleOf(element).position === 'fixed' ? element : layerOf(element.parentElement)
  }

  /** Behind a hole of one pixel, for screen readers. */
  function readOutOnly(element: Element | null): boolean {
    if (!element) return false
    const { position, width } = styleOf(element)
    return (position === 'absolute' && width === '1px') || readOutOnly(element.parentElement)
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: { element: Element; box: DOMRect; text: string; moves: boolean }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = (node.textContent ?? '').trim()
    if (!element || text === '' || element.closest('script, style, noscript, [aria-hidden="true"]')) continue
    if (element.closest('.letterhead, [href="#main"]') || readOutOnly(element)) continue
    // On wide windows the chat steps aside from what it would cover, and comes back to pointer and focus.
    if (element.closest('.action-bar[data-aside]')) continue
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue
      const how = element.closest('[role="group"]') ? undefined : cutOff(element, box)
      const button = element.closest('.button')?.getBoundingClientRect()
      if (
        button &&
        (box.left < button.left ||
          box.right > button.right ||
          box.top < button.top - 4 ||
          box.bottom > button.bottom + 4)
      )
        faults.add(`wider than its button: "${text.slice(0, 40)}"`)
      if (how)
        faults.add(`cut off ${how}: "${text.slice(0, 40)}" ${Math.round(box.left)}-${Math.round(box.right)}`)
      lines.push({
        element,
        box,
        text,
        moves: layerOf(element) !== undefined || element.closest('[role="group"]') !== null,
      })
    }
  }

  // Text on other text: a box that did not grow with what is in it.
  const still = lines.filter(({ moves }) => !moves).toSorted((a, b) => a.box.top - b.box.top)
  for (const [index, { element, box, text }] of still.entries()) {
    for (let next = index + 1; next < still.length; next += 1) {
      const other = still[next]
      if (!other || other.box.top > box.bottom) break
      if (other.element === element || element.contains(other.element) || other.element.contains(element))
        continue
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      // Lines of large letters reach into each other by what no letter fills.
      if (across > 3 && down > 0.45 * Math.min(box.height, other.box.height))
        faults.add(`"${text.slice(0, 30)}" lies on "${other.text.slice(0, 30)}"`)
    }
  }

  // What has to be at hand wherever the visitor is.
  for (const control of document.querySelectorAll('header a, header button')) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[popover]')) continue
    const box = control.getBoundingClientRect()
    if (
      box.left < -slack ||
      box.right > clientWidth + slack ||
      box.top < -slack ||
      box.bottom > innerHeight + slack
    )
      faults.add(
        `off the screen: "${control.textContent.trim().slice(0, 30)}" ${Math.round(box.left)}-${Math.round(box.right)}`,
      )
  }
  return [...faults]
}
