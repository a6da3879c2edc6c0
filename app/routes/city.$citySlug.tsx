import { createFileRoute, redirect } from '@tanstack/react-router'

import { isSpelledAsSlug } from '~/content/cities/city-slug'
import { cityPageQuery } from '~/features/page-content/page-content.queries'
import { findCity } from '~/features/page-content/served-areas'
import { takesQuotePosts } from '~/features/quote/quote-post.server'
import { CityPage } from '~/pages/city/city-page'
import { pageHead } from '~/seo/page-head'
import { readQuoteSearch } from '~/seo/page-search'
import { cityPage } from '~/seo/site-pages'
import { sharedPageHeaders } from '~/server/page-cache/shared-page-headers'

export const Route = createFileRoute('/city/$citySlug')({
  params: {
    // Null for what can be no place.
    parse: ({ citySlug }) => ({ citySlug: isSpelledAsSlug(citySlug) ? citySlug : null }),
  },
  validateSearch: readQuoteSearch,
  server: takesQuotePosts,
  beforeLoad: async ({ params }) => {
    const citySlug = params.citySlug && (await findCity(params.citySlug))
    if (!citySlug) throw redirect({ to: '/404', replace: true })
    return { citySlug }
  },
  loader: async ({ context: { citySlug, queryClient }, serverContext }) => {
    const content = await queryClient.ensureQueryData(cityPageQuery(citySlug))
    return { posted: serverContext?.posted, content }
  },
  headers: sharedPageHeaders,
  head: ({ match, loaderData }) => {
    if (!loaderData) return {}
    const { city } = loaderData.content
    return pageHead({
      site: match.context.site,
      meta: city,
      page: cityPage(city),
      service: { name: `Pressure washing in ${city.name}`, description: city.description, city: city.name },
    })
  },
  component: City,
})

function City() {
  const { content } = Route.useLoaderData()
  // Another city is another page: its first screen comes first, and the last one is wiped away.
  return <CityPage key={content.city.slug} content={content} />
}
