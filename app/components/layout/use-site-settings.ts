import { useLoaderData } from '@tanstack/react-router'

import type { Site } from '~/content/site-settings'

/**
 * Returns the business identity this server was started with. The root route
 * loads it on the server, and the browser receives it with the page, so one
 * build can serve any business and both sides render the same.
 */
export function useSiteSettings(): Site {
  return useLoaderData({ from: '__root__', select: ({ site }) => site })
}
