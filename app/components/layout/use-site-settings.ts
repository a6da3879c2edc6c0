import { useLoaderData } from '@tanstack/react-router'

import type { Site } from '~/content/site-settings'

/**
 * The settings this server was started with. The browser receives them with the
 * page, so one build can serve any business.
 */
export function useSiteSettings(): Site {
  return useLoaderData({ from: '__root__', select: ({ site }) => site })
}
