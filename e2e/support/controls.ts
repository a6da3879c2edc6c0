import type { Page } from '@playwright/test'

export interface Control {
  /** What it says and where it is. */
  name: string
  /** What of it can be pressed, in CSS pixels. */
  width: number
  height: number
  /** A link within a sentence: WCAG lets it be as high as its line. */
  inSentence: boolean
  /** It calls, asks for a quote, sends, opens, or looks like a button. */
  isAction: boolean
}

/** Everything that can be pressed now, in the part of the page that `root` names. */
export async function controlsIn(page: Page, root: string, quoteFormId: string): Promise<Control[]> {
  return await page.evaluate(collect, [root, quoteFormId] as const)
}

function collect([root, quoteFormId]: readonly [string, string]): Control[] {
  const roles = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'option', 'slider']
  const anything = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', 'label:has(input)']
  const controls = [...anything, ...roles.map((role) => `[role=${role}]`)].join()
  const actions = `a[href^="tel:"], a[href*="#${quoteFormId}"], [type=submit], header button, [aria-haspopup]`

  const judge = {
    // The box of a link does not hold what stands inside it, such as a picture.
    boxOf(element: Element) {
      const boxes = [element, ...element.querySelectorAll('*')].flatMap((each) =>
        Array.from(each.getClientRects()),
      )
      const left = Math.min(...boxes.map((box) => box.left))
      const top = Math.min(...boxes.map((box) => box.top))
      const right = Math.max(...boxes.map((box) => box.right))
      const bottom = Math.max(...boxes.map((box) => box.bottom))
      return { left, top, width: right - left, height: bottom - top }
    },

    isInSentence(element: Element): boolean {
      if (getComputedStyle(element).display !== 'inline') return false
      let block = element.parentElement
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      const around = block?.cloneNode(true)
      if (!(around instanceof Element)) return false
      for (const link of around.querySelectorAll('a, button')) link.remove()
      return (around.textContent.match(/\p{L}+/gu) ?? []).length >= 3
    },

    looksPressable(element: Element): boolean {
      if (element.matches('input:not([type=submit]), select, textarea')) return false
      return [undefined, '::before', '::after'].some((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        if (pseudo && style.content === 'none') return false
        const filled = style.backgroundImage !== 'none' || !/, 0\)$|\/ 0\)$/.test(style.backgroundColor)
        return filled || Number.parseFloat(style.borderTopWidth) > 0
      })
    },
  }

  // Some are pressed beyond their box, on a pseudo-element that covers a card. How far, only a press can tell.
  function pressable(element: Element) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = judge.boxOf(element)
    function reach(stepX: number, stepY: number): number {
      for (let steps = 0; steps < 24; steps += 1) {
        const hit = document.elementFromPoint(
          left + width / 2 + stepX * steps,
          top + height / 2 + stepY * steps,
        )
        if (!hit || !element.contains(hit)) return Math.max(steps - 0.5, 0)
      }
      return 24
    }
    return {
      width: Math.max(width, reach(-1, 0) + reach(1, 0)),
      height: Math.max(height, reach(0, -1) + reach(0, 1)),
    }
  }

  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], :disabled'))
      return false
    // What only screen readers are told is a pixel large; a choice is pressed by its label.
    const { width, height } = judge.boxOf(element)
    return width > 2 && height > 2 && !element.closest('label:has(input)')?.contains(element.parentElement)
  }

  const shown = [...document.querySelectorAll(root)]
    .flatMap((part) => Array.from(part.querySelectorAll(controls)))
    .filter(isShown)
  return shown.map((element) => {
    const inSentence = judge.isInSentence(element)
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ')
    const { width, height } = pressable(element)
    return {
      name: `"${text.slice(0, 40)}" at ${nameOfElement(element)}`,
      width,
      height,
      inSentence,
      isAction: !inSentence && (element.matches(actions) || judge.looksPressable(element)),
    }
  })
}
