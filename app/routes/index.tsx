import { createFileRoute } from '@tanstack/react-router'

import { homePage } from '~/content/page-texts'
import { answerQuotePost, sameOriginPost } from '~/features/quote/quote-post.server'
import { quoteSearchSchema } from '~/features/quote/quote-search.schema'
import { HomePage } from '~/pages/home/home-page'
import { pageHead } from '~/seo/page-head'

export const Route = createFileRoute('/')({
  validateSearch: quoteSearchSchema,
  server: {
    middleware: [sameOriginPost],
    handlers: {
      POST: ({ request, next }) => answerQuotePost(request, (context) => next({ context })),
    },
  },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: ({ match }) => pageHead({ site: match.context.site, meta: homePage, path: '/' }),
  component: Home,
})

function Home() {
  const { posted } = Route.useLoaderData()
  const { quote } = Route.useSearch()
  return <HomePage quote={{ posted, sent: quote === 'sent' }} />
}
