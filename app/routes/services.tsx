import { createFileRoute } from '@tanstack/react-router'

import { defaultServiceId } from '~/content/services/service-index'
import { serviceVideoQuery } from '~/features/featured-video/featured-video.queries'
import { quoteFormHandlers } from '~/features/quote/plain-form-post.server'
import { reviewsQuery } from '~/features/reviews/reviews.queries'
import { ServicesPage } from '~/features/services/services-page'
import { pageHead } from '~/lib/page-head'
import { searchReaders } from '~/lib/search-params'
import { servicePage } from '~/lib/site-pages'

export const Route = createFileRoute('/services')({
  validateSearch: searchReaders.services,
  server: quoteFormHandlers,
  loaderDeps: ({ search: { tab = defaultServiceId } }) => ({ tab }),
  loader: async ({ context, deps: { tab }, serverContext }) => {
    // The results stream in after the page.
    void context.queryClient.prefetchQuery(serviceVideoQuery)
    void context.queryClient.prefetchQuery(reviewsQuery)
    // The first page's HTML already includes the content of its service.
    const { servicePageContent } =
      await import('~/content/services/service-page-content')
    return { posted: serverContext?.posted, content: servicePageContent(tab) }
  },
  head: ({ matches, loaderData }) => {
    if (!loaderData) return {}
    const { service } = loaderData.content
    return pageHead({
      matches,
      meta: service.search,
      page: servicePage(service),
      service: { name: service.title, description: service.description },
    })
  },
  component: Services,
})

function Services() {
  const { content } = Route.useLoaderData()
  return <ServicesPage content={content} />
}
