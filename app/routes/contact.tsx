import { createFileRoute } from '@tanstack/react-router'

import { contactPage } from '~/content/page-texts'
import { answerQuotePost, sameOriginPost } from '~/features/quote/quote-post.server'
import { ContactPage } from '~/pages/contact/contact-page'
import { pageHead } from '~/seo/page-head'
import { quoteSearchSchema } from '~/seo/page-search.schema'
import { mainPages } from '~/seo/site-pages'
import { sharedPageHeaders } from '~/server/page-cache/shared-page-headers'

export const Route = createFileRoute('/contact')({
  validateSearch: quoteSearchSchema,
  server: {
    middleware: [sameOriginPost],
    handlers: {
      POST: ({ request, next }) => answerQuotePost(request, (context) => next({ context })),
    },
  },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  headers: sharedPageHeaders,
  head: ({ match }) => pageHead({ site: match.context.site, meta: contactPage, page: mainPages.contact }),
  component: Contact,
})

function Contact() {
  const { posted } = Route.useLoaderData()
  const { quote } = Route.useSearch()
  return <ContactPage quote={{ posted, sent: quote === 'sent' }} />
}
