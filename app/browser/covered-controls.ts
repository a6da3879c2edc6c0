const linkSelector = 'a, button, summary'

/**
 * Sliders do not count as fields here, because they span their whole picture.
 * `data-keep-clear` marks words on a picture.
 */
const selectors = {
  links: linkSelector,
  all: `${linkSelector}, label, select, textarea, input:not([type=range]), [data-keep-clear]`,
}

/**
 * Returns whether a box covers a control of the page.
 * @param controls Either links and buttons, or all: fields and marked words too.
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
    .some((part) => covers(box, part))
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

function covers(box: DOMRect, part: Element): boolean {
  return [...part.getClientRects()].some((rectangle) => {
    const left = Math.max(box.left, rectangle.left)
    const right = Math.min(box.right, rectangle.right)
    const top = Math.max(box.top, rectangle.top)
    const bottom = Math.min(box.bottom, rectangle.bottom)
    if (left >= right || top >= bottom) return false
    // The part may be clipped or hidden there.
    const stack = document.elementsFromPoint(
      (left + right) / 2,
      (top + bottom) / 2,
    )
    return stack.includes(part)
  })
}
