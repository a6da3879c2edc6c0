const linkSelector = 'a, button, summary'

/**
 * Sliders do not count as fields here, because they span their whole picture.
 * `data-keep-clear` marks a box through which words move.
 */
const selectors = {
  links: linkSelector,
  all: `${linkSelector}, label, select, textarea, input:not([type=range]), [data-keep-clear]`,
}

/**
 * Returns whether a box covers a control of the page.
 * @param controls Either links and buttons, or all: fields and marked boxes too.
 * @param owner The floating element. Its own controls do not count.
 */
export function coversControl(
  box: DOMRect,
  controls: keyof typeof selectors,
  owner: Element,
): boolean {
  const candidates = [...document.querySelectorAll(selectors[controls])]
  return candidates
    .filter((control) => !owner.contains(control))
    .flatMap(partsToKeepClear)
    .some((part) => covers(box, part, part.getClientRects()))
}

/**
 * Returns whether a box covers words of the page, of controls or not.
 * @param owner The floating element. Its own words do not count.
 */
export function coversWords(box: DOMRect, owner: Element): boolean {
  return [...document.querySelectorAll('main *, footer *')]
    .filter((element) => !owner.contains(element) && hasWords(element))
    .some((element) => covers(box, element, linesOf(element)))
}

function linesOf(element: Element): DOMRectList {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getClientRects()
}

/** Of a link that is a picture, only the words must stay uncovered. */
function partsToKeepClear(control: Element): Element[] {
  if (!control.querySelector('img')) return [control]
  return [...control.querySelectorAll('*')].filter(hasWords)
}

function hasWords({ childNodes }: Element): boolean {
  return [...childNodes].some(
    (node) => node instanceof Text && node.data.trim() !== '',
  )
}

/** Returns whether a box covers an element, given where the element is. */
function covers(box: DOMRect, element: Element, places: DOMRectList): boolean {
  return [...places].some((place) => {
    const left = Math.max(box.left, place.left)
    const right = Math.min(box.right, place.right)
    const top = Math.max(box.top, place.top)
    const bottom = Math.min(box.bottom, place.bottom)
    if (left >= right || top >= bottom) return false
    // The element may be clipped or hidden there.
    const stack = document.elementsFromPoint(
      (left + right) / 2,
      (top + bottom) / 2,
    )
    return stack.includes(element)
  })
}
