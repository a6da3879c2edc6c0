import type { Page } from '@playwright/test'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A piece of text in one color and size, and where its lines are on the page. */
export interface TextRun {
  text: string
  where: string
  /** Red, green and blue from 0 to 255, and how much of them there is, from 0 to 1. */
  color: readonly [number, number, number, number]
  /** In the sense of WCAG: readable with less contrast. */
  large: boolean
  /** It keeps its place in the window, above whatever is scrolled. */
  floats: boolean
  boxes: Box[]
}

/** Every text of the page that is rendered and may be read: also placeholders and values, not what is disabled. */
export function textRuns(page: Page): Promise<TextRun[]> {
  return page.evaluate(collect)
}

function collect(): TextRun[] {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!paint) throw new Error('no canvas')
  const colors = new Map<string, TextRun['color']>()

  // Whatever notation the style sheet uses, a canvas knows its red, green and blue.
  function toRgb(color: string): TextRun['color'] {
    const known = colors.get(color)
    if (known || !paint) return known ?? [0, 0, 0, 0]
    paint.clearRect(0, 0, 1, 1)
    paint.fillStyle = color
    paint.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = paint.getImageData(0, 0, 1, 1).data
    const rgb = [red, green, blue, alpha / 255] as const
    colors.set(color, rgb)
    return rgb
  }

  const judge = {
    opacityOf(element: Element | null): number {
      return element ? Number(getComputedStyle(element).opacity) * judge.opacityOf(element.parentElement) : 1
    },
    floats(element: Element | null): boolean {
      if (!element) return false
      return getComputedStyle(element).position === 'fixed' || judge.floats(element.parentElement)
    },
  }

  function run(element: Element, text: string, boxes: Iterable<DOMRect>, pseudo?: string): TextRun {
    const style = getComputedStyle(element, pseudo)
    const [red, green, blue, alpha] = toRgb(style.webkitTextFillColor)
    const size = Number.parseFloat(style.fontSize)
    return {
      text: text.trim().replaceAll(/\s+/g, ' ').slice(0, 60),
      where: nameOfElement(element),
      color: [red, green, blue, alpha * judge.opacityOf(element)],
      large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      floats: judge.floats(element),
      boxes: [...boxes].map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height })),
    }
  }

  const runs: TextRun[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (!element || text.trim() === '' || element.closest(':disabled, script, style, noscript')) continue
    // What a closed part of the page holds has boxes, though it is not drawn.
    if (!element.checkVisibility({ visibilityProperty: true }) || judge.opacityOf(element) === 0) continue
    // Letters cut out of a picture are part of it, and decoration: the same is said in words.
    if (element.closest('[aria-hidden]') && getComputedStyle(element).backgroundClip === 'text') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    runs.push(run(element, text, range.getClientRects()))
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=range]), textarea')) {
    const pseudo = field.value === '' ? '::placeholder' : undefined
    const text = field.value || field.placeholder
    if (text && !field.disabled) runs.push(run(field, text, [field.getBoundingClientRect()], pseudo))
  }
  return runs
}
