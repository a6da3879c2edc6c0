import { useLoaderData } from '@tanstack/react-router'

import type { Site } from '~/content/site-settings'

/** They come with the page, so that one build can serve any business. */
export function useSiteSettings(): Site {
  return useLoaderData({ from: '__root__', select: ({ site }) => site })
}
