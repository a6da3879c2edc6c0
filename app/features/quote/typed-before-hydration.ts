import { quoteFormId } from '~/components/layout/quote-link'

/**
 * The form in the page's HTML. Hydration keeps it, unless an extension or a translator has changed the page: then
 * React puts a new form in its place. A removed form keeps its values.
 */
let formInHtml = import.meta.env.SSR ? null : document.querySelector<HTMLFormElement>(`#${quoteFormId} form`)
let focused = import.meta.env.SSR ? null : document.activeElement
formInHtml?.addEventListener('focusin', () => (focused = document.activeElement))

/** Whether a form rendered now is the one that came as HTML, and not one of a page the visitor navigated to. */
export function isServerRenderedForm(): boolean {
  return formInHtml !== null
}

/** Moves the focus from before hydration to the form that React has now. @returns what was typed until then. */
export function adoptTypedValues(form: HTMLFormElement | null): FormData {
  const earlier = formInHtml
  formInHtml = null
  if (!form || !earlier) return new FormData()
  if (form !== earlier && earlier.contains(focused) && document.activeElement === document.body)
    form
      .querySelector<HTMLElement>(`[name="${focused?.getAttribute('name')}"]`)
      ?.focus({ preventScroll: true })
  return new FormData(earlier)
}
