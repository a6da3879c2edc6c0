// What is pressed, and figures, headings and lists, which are read for longer than a scroll.
const keptClear = 'a[href], button, input, textarea, select, summary, iframe, dd, h1, h2, h3, li'

/**
 * Keeps the bar of calls and chat out of the visitor's way, until `signal`. On phones it is there between the head
 * of a page and its end, but neither beside a form, which asks for the same, nor while the keyboard is at something
 * of the page, which must not lie beneath it. On wider screens there is only the chat's button, which steps aside from
 * whatever is pressed or read beneath it. What it does is said in attributes; styles/assistant.css shows it.
 */
export function keepClear(bar: HTMLElement, signal: AbortSignal) {
  const phone = matchMedia('(max-width: 47.99rem)')
  let planned = 0

  function judge() {
    planned = 0
    if (signal.aborted) return
    bar.toggleAttribute('data-up', phone.matches && !keysAreElsewhere() && isPastHead() && !isAskedFor())
    bar.toggleAttribute('data-aside', !phone.matches && coversSomething(bar))
  }

  function plan() {
    // After the frame: before it, where things are would have to be found out for this alone.
    planned ||= requestAnimationFrame(() => setTimeout(judge))
  }

  addEventListener('scroll', plan, { passive: true, signal })
  addEventListener('resize', plan, { signal })
  // Not by `:has(:focus-visible)` in a style: with every press it had the root styled anew.
  addEventListener('focusin', plan, { signal })
  addEventListener('focusout', plan, { signal })
  // Another page, or a late part of this one.
  const observer = new ResizeObserver(plan)
  observer.observe(document.body)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    cancelAnimationFrame(planned)
  })
  plan()
}

function keysAreElsewhere(): boolean {
  return document.activeElement?.matches(':is(main, footer, header) :focus-visible') ?? false
}

function isPastHead(): boolean {
  const head = document.querySelector('main section')
  return head !== null && head.getBoundingClientRect().bottom < innerHeight / 4
}

function isAskedFor(): boolean {
  return [...document.querySelectorAll('main form, body > footer, .site-footer')].some((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    return top < innerHeight && bottom > 0
  })
}

/** Whether something that is to be kept clear lies beneath where the bar rests, wherever it is now. */
function coversSomething(bar: HTMLElement): boolean {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = bar
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98]
  return shares.some((across) =>
    shares.some((down) =>
      document
        .elementsFromPoint(left + across * width, top + down * height)
        .some((element) => !bar.contains(element) && element.closest(keptClear) !== null),
    ),
  )
}
