import { createFileRoute } from '@tanstack/react-router'

import { importWhenOnline, openPage } from '~/browser/reload-on-missing-chunk'
import { defaultServiceId } from '~/content/services/service'
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
  // A click would join a running preload and show its failure as the page's
  // own.
  preload: false,
  loader: async ({ context, deps: { tab }, location, serverContext }) => {
    // Not awaited because the results stream in after the page.
    void context.queryClient.prefetchQuery(serviceVideoQuery)
    void context.queryClient.prefetchQuery(reviewsQuery)
    // Imported on demand because the first page's HTML already includes the
    // content of its service. If the module is gone, the service opens with a
    // full page load, which preserves text typed into the form.
    const { servicePageContent } = await importWhenOnline(
      () => import('~/content/services/service-page-content'),
    ).catch(async (error: unknown) => {
      // Never resolves, so that the current page stays until the browser leaves
      // it.
      if (await openPage(location.href))
        return await new Promise<never>(() => {})
      throw error
    })
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
