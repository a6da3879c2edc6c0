import { useRouteContext } from '@tanstack/react-router'

import type { Site } from '~/content/site-settings'

/**
 * Returns the business identity this server was started with. The browser
 * receives it with the page (router.tsx), so one build can serve any business
 * and both sides render the same.
 */
export function useSiteSettings(): Site {
  return useRouteContext({
    from: '__root__',
    select: (context) => context.site,
  })
}
