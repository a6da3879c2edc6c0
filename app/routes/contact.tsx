import { createFileRoute } from '@tanstack/react-router'

import { searchResults } from '~/content/page-metadata'
import { ContactPage } from '~/features/contact/contact-page'
import { quoteFormHandlers } from '~/features/quote/plain-form-post.server'
import { pageHead } from '~/lib/page-head'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/contact')({
  server: quoteFormHandlers,
  loader: async ({ serverContext }) => {
    // Keeps the assistant's knowledge and the services out of the page's script.
    const { contactPageContent } =
      await import('~/content/contact-page-content')
    return { posted: serverContext?.posted, content: contactPageContent }
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
  const { content } = Route.useLoaderData()
  return <ContactPage content={content} />
}
