/** Something of the page, and where it stood in the window when the visitor left. */
interface Part {
  element: HTMLElement
  box: DOMRect
}

/** What was to be seen of a page that is being left. */
export interface LeavingPage {
  /** Elements of the page itself: React has taken them out of the document, and has no more use for them. */
  parts: Part[]
  /** What of them was out of sight: it keeps its room, and is neither styled nor laid out again. */
  unseen: Part[]
  /** Rows that have been pushed along. Out of the document they forget how far. */
  pushed: { row: Element; left: number }[]
  /** A copy: the footer stays in the document, at the end of the next page. */
  footer: Part | undefined
}

/** Looks where things stand, while the page still is in the document. */
export function lookAtPage(main: HTMLElement): LeavingPage {
  const parts = boxesIn(main).filter(isInSight)
  const footer = document.querySelector<HTMLElement>('.site-footer')
  const footerPart = footer && place(footer)
  return {
    parts,
    unseen: parts
      .filter(({ box }) => box.height > innerHeight)
      .flatMap(({ element }) => boxesIn(element).filter((part) => !isInSight(part))),
    pushed: parts
      .flatMap(({ element }) => Array.from(element.querySelectorAll('ul, div')))
      .flatMap((row) => (row.scrollLeft > 0 ? { row, left: row.scrollLeft } : [])),
    footer:
      footerPart && isInSight(footerPart) ? { ...footerPart, element: copy(footerPart.element) } : undefined,
  }
}

/** Lays the page as it was seen over the next one, out of reach of hands, keys and screen readers. */
export function layOver({ pushed, ...page }: LeavingPage): HTMLElement {
  const whole = leavingPage(page)
  document.body.append(whole)
  for (const { row, left } of pushed) row.scrollTo({ left, behavior: 'instant' })
  return whole
}

function leavingPage({ parts, unseen, footer }: Omit<LeavingPage, 'pushed'>): HTMLElement {
  for (const { element, box } of unseen) {
    element.style.contentVisibility = 'hidden'
    element.style.containIntrinsicSize = `${box.width}px ${box.height}px`
  }
  const picture = div('page-leaving-picture')
  for (const { element, box } of footer ? [...parts, footer] : parts) picture.append(pinned(element, box))

  const seam = div('page-leaving-seam')
  seam.append(picture)
  const whole = div('page-leaving')
  whole.inert = true
  whole.ariaHidden = 'true'
  whole.append(seam)
  return whole
}

function boxesIn(parent: Element): Part[] {
  return [...parent.children].flatMap((child) => {
    if (!(child instanceof HTMLElement)) return []
    // What has no box of its own is laid out as its children are.
    return child.getClientRects().length > 0 ? [place(child)] : boxesIn(child)
  })
}

const place = (element: HTMLElement): Part => ({ element, box: element.getBoundingClientRect() })

const isInSight = ({ box }: Part) => box.bottom > 0 && box.top < innerHeight

function copy(element: HTMLElement): HTMLElement {
  const copied = document.importNode(element, true)
  for (const named of copied.querySelectorAll('[id]')) named.removeAttribute('id')
  return copied
}

function pinned(element: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  // Another page in a frame would be loaded anew.
  for (const frame of element.querySelectorAll('iframe')) frame.remove()
  Object.assign(element.style, {
    position: 'absolute',
    inset: 'auto',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    boxSizing: 'border-box',
  } satisfies Partial<CSSStyleDeclaration>)
  return element
}

function div(className: string): HTMLDivElement {
  return Object.assign(document.createElement('div'), { className })
}
