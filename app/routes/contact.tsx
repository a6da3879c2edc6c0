import { createFileRoute } from '@tanstack/react-router'

import { metaOf } from '~/content/page-texts'
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
    // On demand: what search engines show of a page is in no other page's script.
    const { contactPage } = await import('~/content/pages/contact')
    return { posted: serverContext?.posted, meta: metaOf(contactPage) }
  },
  headers: sharedPageHeaders,
  head: ({ match, loaderData }) =>
    loaderData ? pageHead({ site: match.context.site, meta: loaderData.meta, page: mainPages.contact }) : {},
  component: ContactPage,
})
