import { createFileRoute, redirect } from '@tanstack/react-router'
import { cityBySlug } from '~/content/cities/cities'
import { isCitySlug } from '~/content/cities/city'
import { answerQuotePost, sameOriginPost } from '~/features/quote/quote-post.server'
import { quoteSearchSchema } from '~/features/quote/quote-search.schema'
import { CityPage } from '~/pages/city/city-page'
import { pageHead } from '~/seo/page-head'

export const Route = createFileRoute('/city/$citySlug')({
  validateSearch: quoteSearchSchema,
  server: {
    middleware: [sameOriginPost],
    handlers: {
      POST: ({ request, next }) => answerQuotePost(request, (context) => next({ context })),
    },
  },
  beforeLoad: ({ params }) => {
    if (!isCitySlug(params.citySlug)) throw redirect({ to: '/404', replace: true })
    return { city: cityBySlug[params.citySlug] }
  },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: ({ match }) => {
    const { site, city } = match.context
    return pageHead({ site, meta: city, path: `/city/${city.slug}` })
  },
  component: City,
})

function City() {
  const { posted } = Route.useLoaderData()
  const { city } = Route.useRouteContext()
  const { quote } = Route.useSearch()
  return <CityPage city={city} quote={{ posted, sent: quote === 'sent' }} />
}
