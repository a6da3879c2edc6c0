import type { MouseEvent } from 'react'

import { Picture, placeOf } from '~/components/ui/picture'
import { avifFiles, type PicturePart } from '~/components/ui/picture-files'
import { isPlainClick } from '~/components/ui/scroll-to-section'

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

// Lazy and not shown, they are not fetched (styles/features.css shows them).
const half =
  'absolute inset-0 size-full [--foot:calc(var(--reveal)-7%)] [--top:calc(var(--reveal)+7%)] [transition:display_700ms_allow-discrete]'
const beforeHalf =
  '[display:var(--show-before,none)] [clip-path:polygon(0_0,var(--top)_0,var(--foot)_100%,0_100%)]'
const afterHalf =
  '[display:var(--show-after,none)] [clip-path:polygon(var(--top)_0,100%_0,100%_100%,var(--foot)_100%)]'

// A leaning chip with a stroke before it. Two pictures beside each other leave a name one line, along their foot.
const chip =
  'pointer-events-none absolute bottom-3.5 left-3.5 lean-ground py-1.5 pr-3.5 pl-4.5 leading-[1.4] font-semibold text-on-deep ' +
  'before:bg-[linear-gradient(90deg,var(--color-poppy)_0.375rem,var(--color-deep)_0.375rem)] ' +
  'max-sm:bottom-2 max-sm:left-2 max-sm:py-1 max-sm:pr-2.5 max-sm:pl-3.5 max-sm:text-sm ' +
  'transition-[opacity,translate] duration-200 ease-water [@media(hover:hover)]:-translate-x-2 [@media(hover:hover)]:opacity-0 ' +
  'group-hover:translate-x-0 group-hover:opacity-100 group-focus-visible:translate-x-0 group-focus-visible:opacity-100'

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
      // Clicked before hydration, it waits for it (components/ui/event-replay.ts).
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
          <img loading="lazy" src={halfOf(image, 'before')} alt="" className={`${half} ${beforeHalf}`} />
          <img loading="lazy" src={halfOf(image, 'after')} alt="" className={`${half} ${afterHalf}`} />
        </>
      )}
      {badge && image.category && <span className={chip}>{image.category}</span>}
    </a>
  )
}

function halfOf(image: GalleryItem, part: PicturePart): string | undefined {
  return avifFiles(image, part)[0]?.src
}
