import { useLoaderData } from '@tanstack/react-router'

export function useSiteUrl(): string {
  return useLoaderData({ from: '__root__', select: ({ siteUrl }) => siteUrl })
}
