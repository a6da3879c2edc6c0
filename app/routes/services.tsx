import { createFileRoute } from '@tanstack/react-router'

import { importWhenOnline, openPage } from '~/components/ui/reload-on-missing-chunk'
import { defaultServiceId } from '~/content/services/service'
import { serviceVideoQuery } from '~/features/featured-video/featured-video.queries'
import { quoteFormHandlers } from '~/features/quote/quote-post.server'
import { ServicesPage } from '~/features/services/services-page'
import { sharedPageHeaders } from '~/lib/cache-headers'
import { pageHead } from '~/lib/page-head'
import { readServicesSearch } from '~/lib/search-params'
import { servicePage } from '~/lib/site-pages'

export const Route = createFileRoute('/services')({
  validateSearch: readServicesSearch,
  server: quoteFormHandlers,
  loaderDeps: ({ search: { tab = defaultServiceId } }) => ({ tab }),
  // A click would join the preload, and show its failure as that of the page.
  preload: false,
  loader: async ({ context, deps: { tab }, location, serverContext }) => {
    // Not awaited: the video streams in after the page.
    void context.queryClient.prefetchQuery(serviceVideoQuery)
    // On demand: the first page brings the texts of its own service in its HTML. When they are gone, the service is opened
    // as a whole page, and what was typed into the form is kept.
    const { servicePageContent } = await importWhenOnline(
      () => import('~/content/services/service-page-content'),
    ).catch(async (error: unknown) => {
      // The page that is left stays as it is until then.
      if (await openPage(location.href)) return await new Promise<never>(() => {})
      throw error
    })
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
