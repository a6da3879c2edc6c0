import { quoteFormId } from '~/components/layout/quote-link'

/**
 * The server-rendered form. Hydration keeps it unless a browser extension or translator has changed the DOM, in which
 * case React renders a new form. The values can still be read from the detached form.
 */
let formInHtml = import.meta.env.SSR ? null : document.querySelector<HTMLFormElement>(`#${quoteFormId} form`)
let focused = import.meta.env.SSR ? null : document.activeElement
formInHtml?.addEventListener('focusin', () => (focused = document.activeElement))

/** Returns whether the form is still the server-rendered one and has not been hydrated yet. */
export function isServerRenderedForm(): boolean {
  return formInHtml !== null
}

/** Moves the focus from the server-rendered form to the hydrated one and returns the values typed before hydration. */
export function adoptTypedValues(form: HTMLFormElement | null): FormData {
  const serverForm = formInHtml
  formInHtml = null
  if (!form || !serverForm) return new FormData()
  if (form !== serverForm && serverForm.contains(focused) && document.activeElement === document.body)
    form
      .querySelector<HTMLElement>(`[name="${focused?.getAttribute('name')}"]`)
      ?.focus({ preventScroll: true })
  return new FormData(serverForm)
}
