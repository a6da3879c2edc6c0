import { createFileRoute } from '@tanstack/react-router'

import { searchResults } from '~/content/page-metadata'
import { ContactPage } from '~/features/contact/contact-page'
import { quoteFormHandlers } from '~/features/quote/plain-form-post.server'
import { pageHead } from '~/lib/page-head'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/contact')({
  server: quoteFormHandlers,
  loader: async ({ serverContext }) => {
    // Keeps the assistant's knowledge out of the page's script.
    const { contactFaq: faq } = await import('~/content/faq')
    return { posted: serverContext?.posted, faq }
  },
  head: ({ matches }) =>
    pageHead({
      matches,
      meta: searchResults.contact,
      page: mainPages.contact,
    }),
  component: Contact,
})

function Contact() {
  const { faq } = Route.useLoaderData()
  return <ContactPage faq={faq} />
}
