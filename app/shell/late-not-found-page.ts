import { createIsomorphicFn } from '@tanstack/react-start'

import { latePart } from '~/ui/late-part'

import { NotFoundPage } from './not-found-page'

// Compiled away in the browser, and the import with it: there the page is fetched.
const notFoundPageOnServer = createIsomorphicFn()
  .server(() => NotFoundPage)
  .client(() => undefined)

/** What stands where nothing is, in a script of its own: hardly anybody needs it. */
export const lateNotFoundPage = latePart({
  load: () => import('./not-found-page').then((module) => module.NotFoundPage),
  onServer: notFoundPageOnServer(),
})
