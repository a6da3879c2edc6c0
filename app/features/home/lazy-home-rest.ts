import { lazyRouteComponent } from '@tanstack/react-router'

import { importWhenOnline } from '~/components/ui/reload-on-missing-chunk'

/** The home page below its reviews, in a script of its own: the page can be read and used without it. */
export const LazyHomeRest = lazyRouteComponent(
  () => importWhenOnline(() => import('./home-rest')),
  'HomeRest',
)
