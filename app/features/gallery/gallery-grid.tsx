import { useEffect, useState } from 'react'

import { ErrorBoundary } from '~/components/ui/error-boundary'

import { BeforeAfterLink } from './before-after-link'
import type { GalleryDialog } from './gallery-dialog'
import { type GalleryItem, galleryLayouts, type GalleryLayout, proportion } from './gallery-layouts'
import { useGalleryDialog } from './use-gallery-dialog'

interface GalleryGridProps {
  images: readonly GalleryItem[]
  /**
   * `masonry`: three columns, the pictures in their own shapes, in reading order down each column; the columns
   * begin along the slope that the section above ends on.
   * `row`, `thumbnails`: side by side, equally high.
   */
  layout: GalleryLayout
  /** Whether pictures name their category. Left out where all are of one kind. */
  badges?: boolean
  /** Whether both halves of each pair lie ready, for a wall that can be turned dirty or clean. */
  halves?: boolean
}

/** Before-and-after pictures; each opens in an overlay. */
export function GalleryGrid({ images, layout, badges = false, halves = false }: GalleryGridProps) {
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
              badge={badges}
              halves={halves}
              onOpen={(pressed) => void openLarge(pressed)}
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
