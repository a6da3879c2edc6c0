import type { MouseEvent } from 'react'

import { Picture } from '~/ui/picture'
import { isPlainClick } from '~/ui/plain-click'

import type { GalleryItem } from './gallery-item'

interface BeforeAfterLinkProps {
  image: GalleryItem
  sizes: string
  /** Names the category on hover and focus, and always where there is no hover. */
  badge: boolean
  priority?: boolean
  onOpen: (image: GalleryItem) => void
}

const badgeStyle =
  'pointer-events-none absolute bottom-0 left-0 bg-deep py-2 pr-8 pl-4 text-sm font-semibold text-on-deep ' +
  '[clip-path:polygon(0_0,100%_0,calc(100%-1.25rem)_100%,0_100%)] transition-opacity duration-200 ' +
  'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 [@media(hover:none)]:opacity-100'

/** A before-and-after picture that opens large. Without JavaScript it is a link to its file. */
export function BeforeAfterLink({ image, sizes, badge, priority, onOpen }: BeforeAfterLinkProps) {
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
      onClick={open}
      className="group relative block cursor-zoom-in overflow-hidden rounded-card focus-visible:rounded-card"
    >
      <Picture
        {...image}
        sizes={sizes}
        {...(priority ? { priority } : {})}
        className="transition-transform duration-300 ease-water group-hover:scale-[1.03]"
      />
      {badge && image.category && <span className={badgeStyle}>{image.category}</span>}
    </a>
  )
}
