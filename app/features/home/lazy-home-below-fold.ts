import { lazyRouteComponent } from '@tanstack/react-router'

import { importWhenOnline } from '~/components/ui/reload-on-missing-chunk'

/** The home page below its reviews, in a script of its own: the page can be read and used without it. */
export const LazyHomeBelowFold = lazyRouteComponent(
  () => importWhenOnline(() => import('./home-below-fold')),
  'HomeBelowFold',
)
