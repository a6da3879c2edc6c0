import { lazyRouteComponent } from '@tanstack/react-router'

// Apart from the page, so that the route can preload it without making the page
// part of every page's script.
export const LazyHomeBelowFold = lazyRouteComponent(
  () => import('./home-below-fold'),
  'HomeBelowFold',
)
