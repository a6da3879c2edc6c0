import { createIsomorphicFn } from '@tanstack/react-start'

import { latePart } from '~/ui/late-part'

import { Footer } from './footer'

/** The end of every page, in a script of its own. */
export const lateFooter = latePart({
  load: () => import('./footer').then((module) => module.Footer),
  // Compiled away in the browser, and the import with it: there the part is fetched.
  onServer: createIsomorphicFn().server(() => Footer)(),
})
