import { clsx } from 'clsx'
import type { MouseEvent } from 'react'

import { isPlainClick } from '~/browser/scroll-to-section'
import { Picture } from '~/components/ui/picture'
import { washableStyle } from '~/components/ui/washable-style'
import { avifFiles, type PicturePart } from '~/lib/picture-widths'

import type { GalleryItem } from './gallery-layouts'

interface GalleryTileProps {
  image: GalleryItem
  sizes: string
  /** Shows the category on hover and focus. */
  badge: boolean
  /** Overlays the two halves, which are not fetched until styles show them. */
  halves: boolean
  /** Crops the picture and skips it far from the viewport. */
  isThumbnail: boolean
  onOpen: (image: GalleryItem) => void
}

/**
 * Renders a before-and-after picture that opens in the dialog. Without
 * JavaScript, it links to its file.
 */
export function GalleryTile({
  image,
  sizes,
  badge,
  halves,
  isThumbnail,
  onOpen,
}: GalleryTileProps) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // Safari does not focus clicked links, but the dialog returns focus to the
    // previously focused element.
    event.currentTarget.focus({ preventScroll: true })
    onOpen(image)
  }

  return (
    <a
      id={image.id}
      href={image.src}
      // Clicks before hydration are replayed after it
      // (browser/click-replay.ts).
      data-opens=""
      onClick={open}
      style={washableStyle(image)}
      className={clsx(
        'gallery-tile washable group',
        isThumbnail && 'aspect-3/4 skipped-when-far',
      )}
    >
      <Picture
        {...image}
        framed
        fit={isThumbnail ? 'cover' : 'natural'}
        sizes={sizes}
      />
      {halves && <Halves image={image} />}
      {badge && image.category && (
        <span className="gallery-badge">{image.category}</span>
      )}
    </a>
  )
}

/**
 * Renders both halves in full. Lazy images with `display: none` are not
 * fetched. styles/gallery.css shows them.
 */
function Halves({ image }: { image: GalleryItem }) {
  return (
    <>
      <img
        loading="lazy"
        src={halfSrc(image, 'before')}
        alt=""
        className="gallery-half gallery-half-before"
      />
      <img
        loading="lazy"
        src={halfSrc(image, 'after')}
        alt=""
        className="gallery-half gallery-half-after"
      />
    </>
  )
}

function halfSrc(image: GalleryItem, part: PicturePart): string | undefined {
  const [smallest] = avifFiles(image, part)
  return smallest?.src
}
