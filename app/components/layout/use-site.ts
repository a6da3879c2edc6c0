import { useRouteContext } from '@tanstack/react-router'

import type { Site } from '~/content/business'

/**
 * The business identity this server was started with. It reaches the browser with the page (router.tsx), so
 * one build serves any identity and both sides render the same.
 */
export function useSite(): Site {
  return useRouteContext({ from: '__root__', select: (context) => context.site })
}
