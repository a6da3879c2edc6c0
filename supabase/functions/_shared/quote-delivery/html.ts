import { escapeMarkup } from '../escape-markup.ts'

/** Finished markup, as opposed to text that still has to be escaped. */
export interface Html {
  readonly markup: string
}

/** Builds markup: every text that is filled in is escaped, markup made by this very function is not. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  return { markup: String.raw({ raw: parts }, ...values.map(markupOf)) }
}

function markupOf(value: string | Html | Html[]): string {
  if (typeof value === 'string') return escapeMarkup(value)
  return Array.isArray(value) ? value.map(({ markup }) => markup).join('') : value.markup
}
