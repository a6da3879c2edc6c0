import { lazyRouteComponent } from '@tanstack/react-router'

// Apart from the page, so that the route can preload them without making them
// part of every page's script.
export const LazyServicesGrid = lazyRouteComponent(
  () => onceOnline(() => import('./services-grid')),
  'ServicesGrid',
)

export const LazyHomeBelowFold = lazyRouteComponent(async () => {
  // A visitor may have jumped past the services. After Back, the page has its
  // height at once only with both.
  const [sections] = await Promise.all([
    onceOnline(() => import('./home-below-fold')),
    LazyServicesGrid.preload?.(),
  ])
  return sections
}, 'HomeBelowFold')

/**
 * The router reloads the page if a script is missing, which offline would lose
 * it and what was typed. Its HTML works until then.
 */
async function onceOnline<Sections>(
  load: () => Promise<Sections>,
): Promise<Sections> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) =>
      addEventListener('online', resolve, { once: true }),
    )
    return await load()
  }
}
