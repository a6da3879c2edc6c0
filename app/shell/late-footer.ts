import { createIsomorphicFn } from '@tanstack/react-start'

import { latePart } from '~/ui/late-part'

import { Footer } from './footer'

// Compiled away in the browser, and the import with it: there the footer is fetched.
const footerOnServer = createIsomorphicFn()
  .server(() => Footer)
  .client(() => undefined)

/** The end of every page, in a script of its own. */
export const lateFooter = latePart({
  load: () => import('./footer').then((module) => module.Footer),
  onServer: footerOnServer(),
})
