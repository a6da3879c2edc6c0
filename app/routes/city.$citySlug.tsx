import { createFileRoute, redirect } from '@tanstack/react-router'

import { isCitySlug } from '~/content/cities/city-index'
import { CityPage } from '~/features/cities/city-page'
import { quoteFormHandlers } from '~/features/quote/plain-form-post.server'
import { reviewsQuery } from '~/features/reviews/reviews.queries'
import { pageHead } from '~/lib/page-head'
import { cityPage } from '~/lib/site-pages'

export const Route = createFileRoute('/city/$citySlug')({
  params: {
    parse: ({ citySlug }) => ({
      citySlug: isCitySlug(citySlug) ? citySlug : null,
    }),
  },
  server: quoteFormHandlers,
  beforeLoad: ({ params: { citySlug } }) => {
    if (!citySlug)
      throw redirect({ to: '/$', params: { _splat: '404' }, replace: true })
    return { citySlug }
  },
  loader: async ({ context: { citySlug, queryClient }, serverContext }) => {
    // The review streams in after the page.
    void queryClient.prefetchQuery(reviewsQuery)
    // The first page's HTML already includes the content of its city.
    const { cityPageContent } =
      await import('~/content/cities/city-page-content')
    return { posted: serverContext?.posted, content: cityPageContent(citySlug) }
  },
  head: ({ matches, loaderData }) => {
    if (!loaderData) return {}
    const { city, offer } = loaderData.content
    return pageHead({
      matches,
      meta: city,
      page: cityPage(city),
      service: {
        name: offer,
        description: city.description,
        city: city.name,
      },
    })
  },
  component: City,
})

function City() {
  const { content } = Route.useLoaderData()
  // Resets the page's state when the city changes.
  return <CityPage key={content.city.slug} content={content} />
}
