import { createIsomorphicFn } from '@tanstack/react-start'

import { latePart } from '~/ui/late-part'

import { Comparison } from './comparison'

// Compiled away in the browser, and the import with it: there it is fetched when it is in sight.
const comparisonOnServer = createIsomorphicFn()
  .server(() => Comparison)
  .client(() => undefined)

/** A pair to be compared in the page itself. */
export const lateComparison = latePart({
  load: () => import('./comparison').then((module) => module.Comparison),
  onServer: comparisonOnServer(),
})
