import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

import { ErrorBoundary } from '~/components/ui/error-boundary'

import { BeforeAfterLink } from './before-after-link'
import type { GalleryDialog } from './gallery-dialog'
import { type GalleryItem, galleryLayouts, type GalleryLayout, proportion } from './gallery-layouts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Id of the picture that is open. An entry of its own in the history, so that Back closes it. */
    galleryImage?: string
  }
}

interface GalleryGridProps {
  images: readonly GalleryItem[]
  layout: GalleryLayout
}

/** Before-and-after pictures; each opens in an overlay. */
export function GalleryGrid({ images, layout }: GalleryGridProps) {
  const { image: openImage, position, open, step, leave } = useGalleryDialog(images)
  // Most visitors never open a picture: the overlay's script is fetched with the first one that is opened.
  const [Overlay, setOverlay] = useState<typeof GalleryDialog>()
  const { list, item, sizes } = galleryLayouts[layout]

  // Open already when the page arrives: a reload, or Forward.
  const isOpen = openImage !== undefined
  useEffect(() => {
    if (!isOpen) return
    loadOverlay().then(
      (loaded) => setOverlay(() => loaded),
      (error: unknown) => console.error('The gallery overlay did not load.', error),
    )
  }, [isOpen])

  async function openLarge(image: GalleryItem) {
    try {
      await loadOverlay()
      await open(image)
    } catch {
      // The picture itself is still a link away.
      location.assign(image.src)
    }
  }

  return (
    <>
      <ul className={list}>
        {images.map((image, index) => (
          <li key={image.id} className={item(index, images)} style={{ flexGrow: proportion(image) }}>
            <BeforeAfterLink
              image={image}
              sizes={sizes(image, images)}
              badge={layout === 'masonry'}
              halves={layout === 'masonry'}
              onOpen={(clicked) => void openLarge(clicked)}
            />
          </li>
        ))}
      </ul>
      {openImage && Overlay && (
        <ErrorBoundary>
          <Overlay
            image={openImage}
            position={position}
            total={images.length}
            onStep={step}
            onClosed={leave}
          />
        </ErrorBoundary>
      )}
    </>
  )
}

async function loadOverlay() {
  const module = await import('./gallery-dialog')
  return module.GalleryDialog
}

/**
 * Which of these pictures is open, and the ways to change that. The open picture lives in the browser's
 * history, next to the address and without changing it.
 */
function useGalleryDialog(images: readonly GalleryItem[]) {
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
