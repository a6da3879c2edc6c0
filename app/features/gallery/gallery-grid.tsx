import { lazy, Suspense } from 'react'

import { BeforeAfterLink } from './before-after-link'
import type { GalleryItem } from './gallery-item'
import { galleryLayouts, type GalleryLayout, growth } from './gallery-layouts'
import { useGalleryOverlay } from './use-gallery-overlay'

// Most visitors never open a picture: the overlay's code travels with the first one that is opened.
const loadOverlay = () => import('./gallery-overlay')
const GalleryOverlay = lazy(() => loadOverlay().then((module) => ({ default: module.GalleryOverlay })))

interface GalleryGridProps {
  images: readonly GalleryItem[]
  /**
   * `masonry`: three columns, the pictures in their own shapes, in reading order down each column; the columns
   * begin along the slope that the section above ends on.
   * `masonry-pair`: the same in two. `row`: side by side, each larger than the one before.
   */
  layout: GalleryLayout
  /** Whether pictures name their category. Left out where all are of one kind. */
  badges?: boolean
}

/** Before-and-after pictures; each opens in an overlay. */
export function GalleryGrid({ images, layout, badges = false }: GalleryGridProps) {
  const { image: openImage, position, open, step, leave } = useGalleryOverlay(images)
  const { list, item, sizes } = galleryLayouts[layout]

  function load(image: GalleryItem) {
    loadOverlay().then(
      () => open(image),
      // The overlay's code did not arrive: the picture itself is still a link away.
      () => location.assign(image.src),
    )
  }

  return (
    <>
      <ul className={list}>
        {images.map((image, index) => (
          <li key={image.id} className={item(index, images)} style={{ flexGrow: growth(image, index) }}>
            <BeforeAfterLink image={image} sizes={sizes(image, images)} badge={badges} onOpen={load} />
          </li>
        ))}
      </ul>
      {openImage && (
        <Suspense>
          <GalleryOverlay
            image={openImage}
            position={position}
            total={images.length}
            onStep={step}
            onClosed={leave}
          />
        </Suspense>
      )}
    </>
  )
}
