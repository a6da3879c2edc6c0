import { createFileRoute } from '@tanstack/react-router'

import { defaultServiceId } from '~/content/services/service'
import { serviceVideoQuery } from '~/features/featured-video/featured-video.queries'
import { takesQuotePosts } from '~/features/quote/quote-post.server'
import { ServicesPage } from '~/features/services/services-page'
import { sharedPageHeaders } from '~/lib/cache-headers'
import { pageHead } from '~/lib/page-head'
import { readServicesSearch } from '~/lib/search-params'
import { servicePage } from '~/lib/site-pages'

export const Route = createFileRoute('/services')({
  validateSearch: readServicesSearch,
  server: takesQuotePosts,
  loaderDeps: ({ search: { tab = defaultServiceId } }) => ({ tab }),
  loader: async ({ context, deps: { tab }, serverContext }) => {
    // Not awaited: the video streams in after the page.
    void context.queryClient.prefetchQuery(serviceVideoQuery)
    // On demand: the first page brings the texts of its own service in its HTML.
    const { servicePageContent } = await import('~/content/services/service-page-content')
    return { posted: serverContext?.posted, content: servicePageContent(tab) }
  },
  headers: sharedPageHeaders,
  head: ({ match, loaderData }) => {
    if (!loaderData) return {}
    const { service } = loaderData.content
    return pageHead({
      site: match.context.site,
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
