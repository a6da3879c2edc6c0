import { createFileRoute } from '@tanstack/react-router'

import { areMoreServed } from '~/content/cities/listed-areas'
import { metaOf } from '~/content/page-texts'
import { readServiceAreas } from '~/features/page-content/served-areas'
import { takesQuotePosts } from '~/features/quote/quote-post.server'
import { ContactPage } from '~/pages/contact/contact-page'
import { pageHead } from '~/seo/page-head'
import { readQuoteSearch } from '~/seo/page-search'
import { mainPages } from '~/seo/site-pages'
import { sharedPageHeaders } from '~/server/page-cache/shared-page-headers'

export const Route = createFileRoute('/contact')({
  validateSearch: readQuoteSearch,
  server: takesQuotePosts,
  loader: async ({ serverContext }) => {
    const [{ contactPage }, { faq }, areas] = await Promise.all([
      // On demand: neither what search engines show nor all the assistant knows is part of any page's script.
      import('~/content/pages/contact'),
      import('~/content/faq'),
      areMoreServed ? readServiceAreas() : undefined,
    ])
    return { posted: serverContext?.posted, meta: metaOf(contactPage), faq, areas }
  },
  headers: sharedPageHeaders,
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          site: match.context.site,
          meta: loaderData.meta,
          page: mainPages.contact,
          faq: loaderData.faq,
        })
      : {},
  component: Contact,
})

function Contact() {
  const { faq, areas } = Route.useLoaderData()
  return <ContactPage faq={faq} areas={areas} />
}
