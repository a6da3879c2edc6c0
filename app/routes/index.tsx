import { createFileRoute } from '@tanstack/react-router'

import { homeVideoQuery } from '~/features/featured-video/featured-video.queries'
import { HomePage } from '~/features/home/home-page'
import { LazyHomeRest } from '~/features/home/lazy-home-rest'
import { takesQuotePosts } from '~/features/quote/quote-post.server'
import { reviewsQuery } from '~/features/reviews/reviews.queries'
import { sharedPageHeaders } from '~/lib/cache-headers'
import { pageHead } from '~/lib/page-head'
import { readQuoteSearch } from '~/lib/search-params'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/')({
  validateSearch: readQuoteSearch,
  server: takesQuotePosts,
  loader: async ({ context, serverContext }) => {
    // Not awaited: they stream in after the page.
    void context.queryClient.prefetchQuery(homeVideoQuery)
    void context.queryClient.prefetchQuery(reviewsQuery)
    const [{ serviceTiles }, { homePage }] = await Promise.all([
      // On demand: neither the texts of all services nor what search engines show is part of its script.
      import('~/content/services/service-tiles'),
      import('~/content/pages/home'),
      LazyHomeRest.preload?.(),
    ])
    return { posted: serverContext?.posted, services: serviceTiles, meta: homePage }
  },
  headers: sharedPageHeaders,
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          site: match.context.site,
          meta: loaderData.meta,
          page: mainPages.home,
          catalog: loaderData.services,
        })
      : {},
  component: Home,
})

function Home() {
  const { services } = Route.useLoaderData()
  return <HomePage services={services} />
}
