import { createFileRoute, notFound } from '@tanstack/react-router'

import { requestPageMeta } from '~/content/request-page-meta'
import { RequestPage } from '~/features/request/request-page'
import { requestPageHandlers } from '~/features/request/request-post.server'
import { pageHead } from '~/lib/page-head'

interface RequestSearch {
  /** Why a photo that was posted without JavaScript is not here. */
  refused?: string | undefined
}

export const Route = createFileRoute('/request/$token')({
  server: requestPageHandlers,
  validateSearch: ({ refused }: Record<string, unknown>): RequestSearch => {
    return { refused: typeof refused === 'string' ? refused : undefined }
  },
  loader: async ({ params: { token }, serverContext }) => {
    // Keeps the schemas out of every page's script.
    const { readRequest } = await import('~/features/request/read-request')
    const response = await readRequest(token)
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
