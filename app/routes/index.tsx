import { createFileRoute } from '@tanstack/react-router'

import { homePage } from '~/content/page-metadata'
import { homeVideoQuery } from '~/features/featured-video/featured-video.queries'
import { HomePage } from '~/features/home/home-page'
import { LazyHomeBelowFold } from '~/features/home/lazy-home-below-fold'
import { quoteFormHandlers } from '~/features/quote/plain-form-post.server'
import { reviewsQuery } from '~/features/reviews/reviews.queries'
import { pageHead } from '~/lib/page-head'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/')({
  server: quoteFormHandlers,
  loader: async ({ context, serverContext }) => {
    // The results stream in after the page.
    void context.queryClient.prefetchQuery(homeVideoQuery)
    void context.queryClient.prefetchQuery(reviewsQuery)
    const [{ serviceTiles }] = await Promise.all([
      // Keeps the content of all services out of the page's script.
      import('~/content/services/service-tiles'),
      LazyHomeBelowFold.preload?.(),
    ])
    return { posted: serverContext?.posted, services: serviceTiles }
  },
  head: ({ matches }) =>
    pageHead({
      matches,
      meta: homePage,
      page: mainPages.home,
    }),
  component: Home,
})

function Home() {
  const { services } = Route.useLoaderData()
  return <HomePage services={services} />
}
