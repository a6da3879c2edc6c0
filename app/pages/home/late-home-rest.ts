import { createIsomorphicFn } from '@tanstack/react-start'

import { latePart } from '~/ui/late-part'

import { HomeRest } from './home-rest'

/** What follows the first screen of the home page, in a script of its own. */
export const lateHomeRest = latePart({
  load: () => import('./home-rest').then((module) => module.HomeRest),
  // Compiled away in the browser, and the import with it: there the part is fetched.
  onServer: createIsomorphicFn().server(() => HomeRest)(),
})
