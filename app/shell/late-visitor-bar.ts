import { createIsomorphicFn } from '@tanstack/react-start'

import { latePart } from '~/ui/late-part'

import { VisitorBar } from './visitor-bar'

/** The bar of phones and the button of the chat, in a script of their own: nobody presses them at once. */
export const lateVisitorBar = latePart({
  load: () => import('./visitor-bar').then((module) => module.VisitorBar),
  // Compiled away in the browser, and the import with it: there the part is fetched.
  onServer: createIsomorphicFn().server(() => VisitorBar)(),
})
