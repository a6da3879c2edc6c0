import { lazyRouteComponent } from '@tanstack/react-router'

// Apart from the page, so that the route can preload them without making them
// part of every page's script.
export const LazyServicesGrid = lazyRouteComponent(
  () => import('./services-grid'),
  'ServicesGrid',
)

export const LazyHomeBelowFold = lazyRouteComponent(
  () => import('./home-below-fold'),
  'HomeBelowFold',
)
