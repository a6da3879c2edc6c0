/** Of the form element, so that controls elsewhere on the page belong to it. */
export const quoteFieldsId = 'quote-fields'

/**
 * Name of the controls outside the form with which visitors pick what their
 * request is about.
 */
export const pickField = 'about'

export function readPicks(form: FormData): string[] {
  return form.getAll(pickField).filter((value) => typeof value === 'string')
}
