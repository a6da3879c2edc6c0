import { createFileRoute } from '@tanstack/react-router'

import { delay } from '~/browser/page-lifecycle'
import { business } from '~/content/business'
import { searchResults } from '~/content/page-metadata'
import { homeVideoQuery } from '~/features/featured-video/featured-video.queries'
import { HomePage } from '~/features/home/home-page'
import {
  LazyHomeBelowFold,
  LazyServicesGrid,
} from '~/features/home/lazy-sections'
import { quoteFormHandlers } from '~/features/quote/plain-form-post.server'
import { reviewsQuery } from '~/features/reviews/reviews.queries'
import { pageHead } from '~/lib/page-head'
import { mainPages } from '~/lib/site-pages'

/** For reviews and film, in milliseconds. */
const maxWait = 300

export const Route = createFileRoute('/')({
  server: quoteFormHandlers,
  loader: async ({ context, serverContext }) => {
    const { queryClient } = context
    const reads = Promise.all([
      business.film && queryClient.prefetchQuery(homeVideoQuery),
      queryClient.prefetchQuery(reviewsQuery),
    ])
    // Slower results stream in after the page. Without scripts, they would
    // stay at its end.
    if (import.meta.env.SSR) await Promise.race([reads, delay(maxWait)])
    const [{ serviceTiles }, { specialtyTeasers }] = await Promise.all([
      // Keeps all their content out of the page's script.
      import('~/content/services/service-tiles'),
      import('~/content/specialties/specialty-teasers'),
      LazyServicesGrid.preload?.(),
      LazyHomeBelowFold.preload?.(),
    ])
    return {
      posted: serverContext?.posted,
      services: serviceTiles,
      specialties: specialtyTeasers,
    }
  },
  head: ({ matches }) =>
    pageHead({
      matches,
      meta: searchResults.home,
      page: mainPages.home,
    }),
  component: Home,
})

function Home() {
  const { services, specialties } = Route.useLoaderData()
  return <HomePage services={services} specialties={specialties} />
}
