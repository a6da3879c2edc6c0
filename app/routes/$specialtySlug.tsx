import { createFileRoute } from '@tanstack/react-router'

import { isSpecialtySlug } from '~/content/specialties/specialty-index'
import { quoteFormHandlers } from '~/features/quote/plain-form-post.server'
import { reviewsQuery } from '~/features/reviews/reviews.queries'
import { SpecialtyPage } from '~/features/specialty/specialty-page'
import { pageHead } from '~/lib/page-head'
import { specialtyPage } from '~/lib/site-pages'

export const Route = createFileRoute('/$specialtySlug')({
  params: {
    // Other paths belong to the route of unknown ones.
    parse: ({ specialtySlug }) =>
      isSpecialtySlug(specialtySlug) && { specialtySlug },
  },
  server: quoteFormHandlers,
  loader: async ({ context, params: { specialtySlug }, serverContext }) => {
    void context.queryClient.prefetchQuery(reviewsQuery)
    // The first page's HTML already includes the content of its specialty.
    const { specialtyPageContent } =
      await import('~/content/specialties/specialty-page-content')
    return {
      posted: serverContext?.posted,
      content: specialtyPageContent(specialtySlug),
    }
  },
  head: ({ matches, loaderData }) => {
    if (!loaderData) return {}
    const { content } = loaderData
    const { heading, search } = content
    return pageHead({
      matches,
      meta: search,
      page: specialtyPage(content),
      service: { name: heading, description: search.description },
    })
  },
  component: Specialty,
})

function Specialty() {
  const { content } = Route.useLoaderData()
  // Resets the page's state when the specialty changes.
  return <SpecialtyPage key={content.slug} content={content} />
}
