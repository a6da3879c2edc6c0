import { createIsomorphicFn } from '@tanstack/react-start'

import { latePart } from '~/ui/late-part'

import { NotFoundPage } from './not-found-page'

/** What stands where nothing is, in a script of its own: hardly anybody needs it. */
export const lateNotFoundPage = latePart({
  load: () => import('./not-found-page').then((module) => module.NotFoundPage),
  // Compiled away in the browser, and the import with it: there the part is fetched.
  onServer: createIsomorphicFn().server(() => NotFoundPage)(),
})
