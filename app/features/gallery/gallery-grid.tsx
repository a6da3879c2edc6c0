import { lazy, Suspense } from 'react'

import { BeforeAfterLink } from './before-after-link'
import type { GalleryItem } from './gallery-item'
import { useGalleryOverlay } from './use-gallery-overlay'

// Most visitors never open a picture: the overlay's code travels with the first one that is opened.
const loadOverlay = () => import('./gallery-overlay')
const GalleryOverlay = lazy(() => loadOverlay().then((module) => ({ default: module.GalleryOverlay })))

interface GalleryGridProps {
  images: readonly GalleryItem[]
  /**
   * `masonry`: three columns, the pictures in their own shapes, in reading order down each column.
   * `masonry-pair`: the same in two. `row`: side by side at one height.
   */
  layout: 'masonry' | 'masonry-pair' | 'row'
  /** Whether pictures name their category. Left out where all are of one kind. */
  badges?: boolean
  /** The grid stands on the first screen: its first picture is fetched at once. */
  priority?: boolean
}

const layouts = {
  masonry: {
    list: 'gap-4 min-[30rem]:columns-2 lg:columns-3 lg:gap-5',
    item: 'mb-4 break-inside-avoid lg:mb-5',
    sizes: '(min-width: 64rem) 25rem, (min-width: 30rem) 50vw, 100vw',
  },
  'masonry-pair': {
    list: 'gap-4 min-[30rem]:columns-2',
    item: 'mb-4 break-inside-avoid',
    sizes: '(min-width: 64rem) 25rem, (min-width: 30rem) 50vw, 100vw',
  },
  row: {
    list: 'grid gap-4 sm:flex',
    item: 'sm:basis-0',
    sizes: '(min-width: 40rem) 33vw, 100vw',
  },
}

/** Before-and-after pictures; each opens in an overlay. */
export function GalleryGrid({ images, layout, badges = false, priority = false }: GalleryGridProps) {
  const { image: openImage, position, open, step, leave } = useGalleryOverlay(images)
  const { list, item, sizes } = layouts[layout]

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
          // In a row, widths in proportion to the shapes make the heights equal.
          <li key={image.id} className={item} style={{ flexGrow: image.width / image.height }}>
            <BeforeAfterLink
              image={image}
              sizes={sizes}
              badge={badges}
              priority={priority && index === 0}
              onOpen={load}
            />
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
