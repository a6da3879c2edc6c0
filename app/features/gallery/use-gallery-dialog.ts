import { useLocation, useRouter } from '@tanstack/react-router'

import type { GalleryItem } from './gallery-layout'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The open picture has its own history entry, so that Back closes it.
     */
    galleryImage?: string
  }
}

export function useGalleryDialog(images: readonly GalleryItem[]) {
  const router = useRouter()
  const openId = useLocation({
    select: (location) => location.state.galleryImage,
  })
  const index = images.findIndex(({ id }) => id === openId)

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

  function step(by: 1 | -1) {
    const image = images.at((index + by) % images.length)
    if (image) void show(image, true)
  }

  function open(image: GalleryItem) {
    return show(image, false)
  }

  function close() {
    const { state } = router.history.location
    if (state.galleryImage === undefined) return
    router.history.back()
  }

  return { image: images[index], position: index + 1, open, step, close }
}
