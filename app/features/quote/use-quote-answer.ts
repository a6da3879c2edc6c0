import { useLoaderData, useSearch } from '@tanstack/react-router'

import type { PostedQuote } from './posted-quote'

interface QuoteAnswer {
  posted: PostedQuote | undefined
  /** The page was reached after a plain post went through. */
  sent: boolean
}

/** What a post without JavaScript left to show on the page around the form. */
export function useQuoteAnswer(): QuoteAnswer {
  const posted = useLoaderData({
    strict: false,
    select: (data) => (data && 'posted' in data ? data.posted : undefined),
  })
  const sent = useSearch({ strict: false, select: ({ quote }) => quote === 'sent' })
  return { posted, sent }
}
