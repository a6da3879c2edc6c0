import { useRouter } from '@tanstack/react-router'

/** A picture of the first screen, in the attributes of a `<link rel="preload">`. */
export interface FirstPicture {
  rel: 'preload'
  as: 'image'
  href: string
  type: string
  fetchPriority: 'high'
  imageSrcSet?: string
  imageSizes?: string
  /** Which screens it is for; without it, all. */
  media?: string
}

/**
 * Names the largest picture of the first screen: while the page is rendered on the server, it goes ahead of it in a
 * `Link` header. Browsers that cannot read its type leave it alone.
 */
export function useFirstPictures(
  pictures: readonly Omit<FirstPicture, 'rel' | 'as' | 'fetchPriority'>[],
): void {
  const { firstPictures } = useRouter().options.context
  // In the browser it is on its way already.
  if (!import.meta.env.SSR) return
  for (const picture of pictures) {
    firstPictures.push({ rel: 'preload', as: 'image', fetchPriority: 'high', ...picture })
  }
}
