import { useLocation, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

import type { GalleryItem } from './gallery-layouts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Id of the picture that is open. An entry of its own in the history, so that Back closes it. */
    galleryImage?: string
  }
}

/**
 * Which of these pictures is open, and the ways to change that. The open picture lives in the browser's
 * history, next to the address and without changing it.
 */
export function useGalleryDialog(images: readonly GalleryItem[]) {
  const router = useRouter()
  const openId = useLocation({ select: (location) => location.state.galleryImage })
  const index = images.findIndex(({ id }) => id === openId)
  const left = useRef<Promise<void>>(undefined)

  async function show(image: GalleryItem, replace: boolean) {
    await router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: { galleryImage: image.id },
      replace,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }

  /** Shows the next (1) or the previous (-1) picture, around the ends. */
  function step(by: 1 | -1) {
    const image = images.at((index + by) % images.length)
    if (image) void show(image, true)
  }

  /** Waits until an entry that is being left is left: Back would leave the new one instead. */
  async function open(image: GalleryItem) {
    await left.current
    await show(image, false)
  }

  /** Leaves the entry of the open picture, unless Back has done so already. */
  function leave() {
    if (router.history.location.state.galleryImage === undefined) return
    left.current = new Promise((resolve) => addEventListener('popstate', () => resolve(), { once: true }))
    router.history.back()
  }

  return { image: images[index], position: index + 1, open, step, leave }
}
