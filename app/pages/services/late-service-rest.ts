import { createIsomorphicFn } from '@tanstack/react-start'

import { latePart } from '~/ui/late-part'

import { ServiceRest } from './service-rest'

/** What the page says of the chosen service, in a script of its own. */
export const lateServiceRest = latePart({
  load: () => import('./service-rest').then((module) => module.ServiceRest),
  // Compiled away in the browser, and the import with it: there the part is fetched.
  onServer: createIsomorphicFn().server(() => ServiceRest)(),
})
