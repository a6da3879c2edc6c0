/** What a visitor fills in or has just pressed. */
const fields = 'form input, form textarea, form select, form button'

/**
 * Keeps a box over the whole width of the window where it covers nothing the visitor is at: on the side with more
 * room beside the field in focus (`data-side`, top or bottom). Where even that is too narrow, the field moves.
 * @returns the way to stop.
 */
export function keepClearOfFocus(box: HTMLElement): () => void {
  const over = new AbortController()
  // Kept, because to ask for it has the page laid out: an empty box is in nobody's way, and costs no press anything.
  let height = 0

  function choose() {
    if (height === 0) return
    const field = document.activeElement
    if (field?.matches(fields)) box.dataset['side'] = widerSide(field)
    // Otherwise it stays: a press on one of its own buttons takes the focus, and must not send it away from under it.
    else box.dataset['side'] ??= 'top'
  }

  function makeRoom() {
    choose()
    const field = document.activeElement
    if (height > 0 && field?.matches(fields) && isCovered(field, box)) {
      field.scrollIntoView({ block: box.dataset['side'] === 'top' ? 'end' : 'start' })
    }
  }

  const grows = new ResizeObserver(() => {
    height = box.offsetHeight
    makeRoom()
  })
  grows.observe(box)
  const listening = { capture: true, passive: true, signal: over.signal }
  for (const moment of ['focusin', 'focusout', 'resize']) addEventListener(moment, makeRoom, listening)
  addEventListener('scroll', choose, listening)
  return () => {
    grows.disconnect()
    over.abort()
  }
}

function widerSide(field: Element): 'top' | 'bottom' {
  const { top, bottom } = field.getBoundingClientRect()
  return top >= innerHeight - bottom ? 'top' : 'bottom'
}

function isCovered(field: Element, box: HTMLElement): boolean {
  const [one, other] = [field.getBoundingClientRect(), box.getBoundingClientRect()]
  return one.bottom > other.top && other.bottom > one.top && one.right > other.left && other.right > one.left
}
