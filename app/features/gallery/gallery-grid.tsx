import { useEffect } from 'react'

import { fetchedPart } from '~/ui/fetched-part'
import { PartBoundary } from '~/ui/part-boundary'
import { Repeated } from '~/ui/repeated'
import { untilAnswered } from '~/ui/until-answered'

import { BeforeAfterLink } from './before-after-link'
import type { GalleryItem } from './gallery-item'
import { galleryLayouts, type GalleryLayout, growth } from './gallery-layouts'
import { useGalleryOverlay } from './use-gallery-overlay'

// Most visitors never open a picture: the overlay's code travels with the first one that is opened.
const overlay = fetchedPart(() => import('./gallery-overlay').then(({ GalleryOverlay }) => GalleryOverlay))

interface GalleryGridProps {
  images: readonly GalleryItem[]
  /**
   * `masonry`: three columns, the pictures in their own shapes, in reading order down each column; the columns
   * begin along the slope that the section above ends on.
   * `row`, `row-of-four`: side by side, each larger than the one before.
   */
  layout: GalleryLayout
  /** Whether pictures name their category. Left out where all are of one kind. */
  badges?: boolean
  /** Whether both halves of each pair lie ready, for a wall that can be turned dirty or clean. */
  halves?: boolean
}

/** Before-and-after pictures; each opens in an overlay. */
export function GalleryGrid({ images, layout, badges = false, halves = false }: GalleryGridProps) {
  const { image: openImage, position, open, step, leave } = useGalleryOverlay(images)
  const { list, item, sizes } = galleryLayouts[layout]
  const isOpen = openImage !== undefined

  // Open already when the page arrives: a reload, or Forward.
  useEffect(() => {
    if (isOpen) overlay.fetch().catch(logged)
  }, [isOpen])

  // The press is answered first: to ask for the overlay and to render it takes a slow phone a tenth of a second.
  function load(image: GalleryItem) {
    untilAnswered()
      .then(overlay.fetch)
      .then(
        () => open(image),
        // The overlay's code did not arrive: the picture itself is still a link away.
        () => location.assign(image.src),
      )
  }

  return (
    <>
      <ul className={list}>
        {images.map((image, index) => (
          <Repeated
            key={image.id}
            of={`pair ${image.id} ${sizes(image, images)} ${badges} ${halves}`}
            className={item(index, images)}
            style={{ flexGrow: growth(image, index) }}
          >
            <BeforeAfterLink
              image={image}
              sizes={sizes(image, images)}
              badge={badges}
              halves={halves}
              onOpen={load}
            />
          </Repeated>
        ))}
      </ul>
      {openImage && (
        <PartBoundary>
          <overlay.Component
            image={openImage}
            position={position}
            total={images.length}
            onStep={step}
            onClosed={leave}
          />
        </PartBoundary>
      )}
    </>
  )
}

function logged(error: unknown) {
  console.error('What shows a picture large did not load.', error)
}
