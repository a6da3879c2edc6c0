import { clsx } from 'clsx'
import type { MouseEvent } from 'react'

import { isPlainClick } from '~/browser/scroll-to-section'
import { Picture } from '~/components/ui/picture'
import { washableStyle } from '~/components/ui/washable-style'
import { avifFiles, type PicturePart } from '~/lib/picture-widths'

import type { GalleryItem } from './gallery-layout'

interface GalleryTileProps {
  image: GalleryItem
  sizes: string
  badge: boolean
  /** They are not fetched until styles show them. */
  halves: boolean
  crop: string | undefined
  onOpen: (image: GalleryItem) => void
}

export function GalleryTile({
  image,
  sizes,
  badge,
  halves,
  crop,
  onOpen,
}: GalleryTileProps) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // Safari does not focus clicked links, but the dialog returns focus there.
    event.currentTarget.focus({ preventScroll: true })
    onOpen(image)
  }

  return (
    <a
      id={image.id}
      href={image.src}
      // Its clicks are replayed after hydration (browser/click-replay.ts).
      data-opens=""
      onClick={open}
      style={washableStyle(image)}
      className={clsx(
        'group washable relative block cursor-zoom-in overflow-hidden rounded-card focus-visible:rounded-card',
        crop,
      )}
    >
      <Picture
        {...image}
        framed
        fit={crop ? 'cover' : 'natural'}
        sizes={sizes}
      />
      {halves && <Halves image={image} />}
      {badge && image.category && (
        <span className="pointer-events-none lean-ground absolute bottom-3.5 left-3.5 -translate-x-2 py-1.5 pr-3.5 pl-4.5 leading-[1.4] font-semibold text-on-deep opacity-0 transition-[opacity,translate] duration-200 ease-wash group-hover:translate-x-0 group-hover:opacity-100 group-focus-visible:translate-x-0 group-focus-visible:opacity-100 before:bg-linear-[90deg,var(--color-action)_0.375rem,var(--color-deep)_0.375rem]">
          {image.category}
        </span>
      )}
    </a>
  )
}

/** Lazy images with `display: none` are not fetched. A `wall` shows them. */
function Halves({ image }: { image: GalleryItem }) {
  return (
    <>
      <img
        loading="lazy"
        src={halfSrc(image, 'before')}
        alt=""
        className="absolute inset-0 wall-before size-full object-cover"
      />
      <img
        loading="lazy"
        src={halfSrc(image, 'after')}
        alt=""
        className="absolute inset-0 wall-after size-full object-cover"
      />
    </>
  )
}

function halfSrc(image: GalleryItem, part: PicturePart): string | undefined {
  const [smallest] = avifFiles(image, part)
  return smallest?.src
}
