import { createFileRoute } from '@tanstack/react-router'

import { metaOf } from '~/content/page-texts'
import { ContactPage } from '~/features/contact/contact-page'
import { takesQuotePosts } from '~/features/quote/quote-post.server'
import { sharedPageHeaders } from '~/lib/cache-headers'
import { pageHead } from '~/lib/page-head'
import { readQuoteSearch } from '~/lib/search-params'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/contact')({
  validateSearch: readQuoteSearch,
  server: takesQuotePosts,
  loader: async ({ serverContext }) => {
    const [{ contactPage }, { faq }] = await Promise.all([
      // On demand: neither what search engines show nor all the assistant knows is part of any page's script.
      import('~/content/pages/contact'),
      import('~/content/faq'),
    ])
    return { posted: serverContext?.posted, meta: metaOf(contactPage), faq }
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
  const { faq } = Route.useLoaderData()
  return <ContactPage faq={faq} />
}
