import { escapeHtml } from '#domain/escape-html.ts'

/** Escaped markup, as opposed to plain text. */
export interface Html {
  readonly markup: string
}

/**
 * Template tag that escapes interpolated text but not markup from this same
 * tag.
 */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | Html | Html[])[]
): Html {
  return { markup: String.raw({ raw: parts }, ...values.map(toMarkup)) }
}

function toMarkup(value: string | Html | Html[]): string {
  if (typeof value === 'string') return escapeHtml(value)
  return Array.isArray(value)
    ? value.map(({ markup }) => markup).join('')
    : value.markup
}
