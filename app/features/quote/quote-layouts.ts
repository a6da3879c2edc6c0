export type QuoteLayout = 'card' | 'bar'

/**
 * `card`: one field below the other, beside the text of a page. `bar`: one row across the page on wide screens,
 * so that the picture behind it can be seen; the button stands on the line of the fields.
 */
export const quoteLayouts = {
  card: {
    section: '',
    words: 'mb-6',
    // As wide as a tablet, two fields stand beside each other.
    form: 'grid gap-x-4 gap-y-5 md:max-lg:grid-cols-2 md:max-lg:items-start',
    lines: 'md:max-lg:col-span-full',
    button: 'w-full text-lg md:max-lg:mt-8',
    buttonBelowLines: 'w-full text-lg md:max-lg:col-span-full',
    note: 'text-balance text-center text-sm text-ink-soft md:max-lg:col-span-full',
  },
  bar: {
    section: 'xl:grid xl:grid-cols-[15rem_1fr] xl:gap-10',
    words: 'mb-5 xl:mb-0',
    form: 'grid gap-x-4 gap-y-5 md:grid-cols-2 md:gap-y-3 md:items-start lg:grid-cols-[1fr_1fr_1fr_auto]',
    lines: 'md:col-span-2 lg:col-span-3',
    button: 'w-full text-lg md:mt-8',
    buttonBelowLines: 'w-full text-lg md:col-span-full lg:w-auto lg:justify-self-start',
    note: 'text-sm text-ink-soft text-balance max-md:text-center md:col-span-full lg:-mt-1',
  },
} as const satisfies Record<QuoteLayout, object>
