/** Input types without text. They bring up no keyboard on a phone. */
const typesWithoutText = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
])

/**
 * Returns whether an element is a field for text, which brings up the keyboard
 * on a phone.
 */
export function isTextEntry(element: Element | null): boolean {
  if (element instanceof HTMLTextAreaElement) return true
  return (
    element instanceof HTMLInputElement && !typesWithoutText.has(element.type)
  )
}
