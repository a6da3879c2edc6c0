// Browsers restore typed text on Back, but not on another page with the form,
// or when React renders a page again that was changed before hydration.

const fieldSelector =
  'form[method=post] :is(input, textarea)[name]:not([inert] *)'

type TextField = HTMLInputElement | HTMLTextAreaElement

let typed: Record<string, string> = {}

export function keepTypedText(): void {
  for (const field of document.querySelectorAll<TextField>(fieldSelector))
    typed[field.name] = field.value
}

export function restoreTypedText(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<TextField>(fieldSelector)) {
    const text = typed[field.name]
    if (field.value === '' && text !== undefined) field.value = text
  }
}

export function forgetTypedText(): void {
  typed = {}
}
