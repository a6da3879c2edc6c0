import { createIsomorphicFn } from '@tanstack/react-start'

import { latePart } from '~/ui/late-part'

import { GalleryWall } from './gallery-wall'

/** The pictures and what follows them, in a script of its own. */
export const lateGalleryWall = latePart({
  load: () => import('./gallery-wall').then((module) => module.GalleryWall),
  // Compiled away in the browser, and the import with it: there the part is fetched.
  onServer: createIsomorphicFn().server(() => GalleryWall)(),
})
