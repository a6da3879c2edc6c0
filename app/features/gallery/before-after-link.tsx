import type { MouseEvent } from 'react'

import { Picture, placeOf } from '~/ui/picture'
import { avifFiles, type PicturePart } from '~/ui/picture-files'
import { isPlainClick } from '~/ui/plain-click'

import type { GalleryItem } from './gallery-layouts'

interface BeforeAfterLinkProps {
  image: GalleryItem
  sizes: string
  /** Names the category on hover and focus, and always where there is no hover. */
  badge: boolean
  /** Lays the two halves over it, for the styles to show; until then nothing of them is fetched. */
  halves: boolean
  onOpen: (image: GalleryItem) => void
}

/** A before-and-after picture that opens large. Without JavaScript it is a link to its file. */
export function BeforeAfterLink({ image, sizes, badge, halves, onOpen }: BeforeAfterLinkProps) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // Safari does not focus a link that is clicked, and the overlay returns focus to where it was.
    event.currentTarget.focus({ preventScroll: true })
    onOpen(image)
  }

  return (
    <a
      href={image.src}
      // Clicked before the script is there, it waits for it (ui/kept-click.ts).
      data-opens=""
      onClick={open}
      style={placeOf(image.colors)}
      className="group relative block cursor-zoom-in overflow-hidden rounded-card focus-visible:rounded-card"
    >
      <Picture
        {...image}
        framed
        sizes={sizes}
        className="transition-[scale] duration-300 ease-water group-hover:scale-[1.03]"
      />
      {halves && (
        <>
          <img loading="lazy" src={halfOf(image, 'before')} alt="" className="wall-half wall-before" />
          <img loading="lazy" src={halfOf(image, 'after')} alt="" className="wall-half wall-after" />
        </>
      )}
      {badge && image.category && <span className="category-chip">{image.category}</span>}
    </a>
  )
}

function halfOf(image: GalleryItem, part: PicturePart): string | undefined {
  return avifFiles(image, part)[0]?.src
}
