import { useLoaderData, useSearch } from '@tanstack/react-router'

/** What a post without JavaScript left to show on the page around the form. */
export function useQuoteAnswer() {
  const posted = useLoaderData({
    strict: false,
    select: (data) => (data && 'posted' in data ? data.posted : undefined),
  })
  // The page was reached after a plain post went through.
  const sent = useSearch({ strict: false, select: ({ quote }) => quote === 'sent' })
  return { posted, sent }
}
