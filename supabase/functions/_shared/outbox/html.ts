import { escapeHtml } from '#domain/escape-html.ts'

export interface Html {
  readonly markup: string
}

export const nothing: Html = { markup: '' }

/** Escapes interpolated text, but not markup from this same tag. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | Html | Html[])[]
): Html {
  const markup = String.raw({ raw: parts }, ...values.map(toMarkup))
  return { markup }
}

function toMarkup(value: string | Html | Html[]): string {
  if (typeof value === 'string') return escapeHtml(value)
  if (!Array.isArray(value)) return value.markup
  return value.map(({ markup }) => markup).join('')
}
