import { createFileRoute, redirect } from '@tanstack/react-router'

import { isCitySlug } from '~/content/cities/city'
import { takesQuotePosts } from '~/features/quote/quote-post.server'
import { CityPage } from '~/pages/city/city-page'
import { pageHead } from '~/seo/page-head'
import { readQuoteSearch } from '~/seo/page-search'
import { cityPage } from '~/seo/site-pages'
import { sharedPageHeaders } from '~/server/page-cache/shared-page-headers'

export const Route = createFileRoute('/city/$citySlug')({
  params: {
    // Null for a place we do not serve.
    parse: ({ citySlug }) => ({ citySlug: isCitySlug(citySlug) ? citySlug : null }),
  },
  validateSearch: readQuoteSearch,
  server: takesQuotePosts,
  beforeLoad: ({ params: { citySlug } }) => {
    if (citySlug === null) throw redirect({ to: '/404', replace: true })
    return { citySlug }
  },
  loader: async ({ context: { citySlug }, serverContext }) => {
    // On demand: the texts of all cities are no part of every page.
    const { cityPageContent } = await import('~/content/cities/city-page-content')
    return { posted: serverContext?.posted, content: cityPageContent(citySlug) }
  },
  headers: sharedPageHeaders,
  head: ({ match, loaderData }) => {
    if (!loaderData) return {}
    const { city, headline } = loaderData.content
    return pageHead({
      site: match.context.site,
      meta: { ...city, headline },
      page: cityPage(city),
      service: { name: `Pressure washing in ${city.name}`, description: city.description, city: city.name },
    })
  },
  component: City,
})

function City() {
  const { content } = Route.useLoaderData()
  return <CityPage content={content} />
}
