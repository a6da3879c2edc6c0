import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'

import { photoRefusalSchema } from '#domain/quote-photo.ts'
import { requestTokenSchema } from '#domain/request-token.ts'
import { requestPageMeta } from '~/content/request-page-text'
import { changeRequest } from '~/features/quote/change-request.functions'
import { RequestPage } from '~/features/request/request-page'
import { requestPageHandlers } from '~/features/request/request-post.server'
import { pageHead } from '~/lib/page-head'

const searchSchema = v.object({
  /** Why a photo that was posted without JavaScript is not here. */
  refused: v.fallback(v.optional(photoRefusalSchema), undefined),
})

export const Route = createFileRoute('/request/$token')({
  server: requestPageHandlers,
  validateSearch: searchSchema,
  beforeLoad: ({ params: { token } }) => {
    if (!v.is(requestTokenSchema, token)) throw notFound()
  },
  loader: async ({ params: { token }, serverContext }) => {
    const response = await changeRequest({
      data: { token, action: { action: 'read' } },
    })
    if (!response.ok && response.reason === 'unknown') throw notFound()
    return { response, problem: serverContext?.problem }
  },
  head: ({ matches }) => pageHead({ matches, meta: requestPageMeta }),
  component: Request,
})

function Request() {
  const { token } = Route.useParams()
  const { refused } = Route.useSearch()
  const { response, problem } = Route.useLoaderData()
  return (
    <RequestPage
      token={token}
      request={response.ok ? response.request : undefined}
      problem={problem}
      refused={refused}
    />
  )
}
