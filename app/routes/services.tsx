import { createFileRoute } from '@tanstack/react-router'

import { defaultServiceId } from '~/content/services/service'
import { serviceById } from '~/content/services/services'
import { answerQuotePost, sameOriginPost } from '~/features/quote/quote-post.server'
import { ServicesPage } from '~/pages/services/services-page'
import { servicesSearchSchema } from '~/pages/services/services-search.schema'
import { pageHead } from '~/seo/page-head'

export const Route = createFileRoute('/services')({
  validateSearch: servicesSearchSchema,
  server: {
    middleware: [sameOriginPost],
    handlers: {
      POST: ({ request, next }) => answerQuotePost(request, (context) => next({ context })),
    },
  },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: ({ match }) => {
    const { tab = defaultServiceId } = match.search
    const path = tab === defaultServiceId ? '/services' : `/services?tab=${tab}`
    return pageHead({ site: match.context.site, meta: serviceById[tab].search, path })
  },
  component: Services,
})

function Services() {
  const { posted } = Route.useLoaderData()
  const { tab = defaultServiceId, quote } = Route.useSearch()
  return <ServicesPage serviceId={tab} quote={{ posted, sent: quote === 'sent' }} />
}
