import { lazyRouteComponent } from '@tanstack/react-router'

// Apart from the page, so that the route can preload them without making them
// part of every page's script.
export const LazyServicesGrid = lazyRouteComponent(
  () => import('./services-grid'),
  'ServicesGrid',
)

export const LazyHomeBelowFold = lazyRouteComponent(async () => {
  // A visitor may have jumped past the services. After Back, the page has its
  // height at once only with both.
  const [sections] = await Promise.all([
    import('./home-below-fold'),
    LazyServicesGrid.preload?.(),
  ])
  return sections
}, 'HomeBelowFold')
