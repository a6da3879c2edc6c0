import { createFileRoute } from '@tanstack/react-router'

import { epoxyPage } from '~/content/page-texts'
import { EpoxyPage } from '~/pages/epoxy/epoxy-page'
import { pageHead } from '~/seo/page-head'

export const Route = createFileRoute('/epoxy')({
  head: ({ match }) => pageHead({ site: match.context.site, meta: epoxyPage, path: '/epoxy' }),
  component: EpoxyPage,
})
