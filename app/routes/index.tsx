import { createFileRoute } from '@tanstack/react-router'

import { homePage } from '~/content/page-texts'
import { homeVideoQuery } from '~/features/featured-video/featured-video.queries'
import { answerQuotePost, sameOriginPost } from '~/features/quote/quote-post.server'
import { reviewsQuery } from '~/features/reviews/reviews.queries'
import { HomePage } from '~/pages/home/home-page'
import { pageHead } from '~/seo/page-head'
import { quoteSearchSchema } from '~/seo/page-search.schema'
import { mainPages } from '~/seo/site-pages'
import { sharedPageHeaders } from '~/server/page-cache/shared-page-headers'

export const Route = createFileRoute('/')({
  validateSearch: quoteSearchSchema,
  server: {
    middleware: [sameOriginPost],
    handlers: {
      POST: ({ request, next }) => answerQuotePost(request, (context) => next({ context })),
    },
  },
  loader: async ({ context, serverContext }) => {
    // Not awaited: they stream in after the page.
    void context.queryClient.prefetchQuery(homeVideoQuery)
    void context.queryClient.prefetchQuery(reviewsQuery)
    // On demand: the texts of eight services are no part of the page.
    const { serviceTiles } = await import('~/content/services/service-tiles')
    return { posted: serverContext?.posted, services: serviceTiles }
  },
  headers: sharedPageHeaders,
  head: ({ match }) => pageHead({ site: match.context.site, meta: homePage, page: mainPages.home }),
  component: Home,
})

function Home() {
  const { posted, services } = Route.useLoaderData()
  const { quote } = Route.useSearch()
  return <HomePage services={services} quote={{ posted, sent: quote === 'sent' }} />
}
