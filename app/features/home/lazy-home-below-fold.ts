import { lazyRouteComponent } from '@tanstack/react-router'

import { importWhenOnline } from '~/browser/reload-on-missing-chunk'

/**
 * The home page below the reviews, in a chunk of its own because the rest works
 * without it. Apart from the page, so that the route can preload it without
 * making the page part of every page's script.
 */
export const LazyHomeBelowFold = lazyRouteComponent(
  () => importWhenOnline(() => import('./home-below-fold')),
  'HomeBelowFold',
)
