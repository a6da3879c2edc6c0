import { ClientOnly, useLocation, useRouter } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense, useRef } from 'react'

import { isPlainClick } from '~/browser/scroll-to-section'
import { QuoteLink } from '~/components/layout/quote-link'
import { classNames } from '~/components/ui/class-names'
import { ErrorBoundary } from '~/components/ui/error-boundary'
import { Picture, placeholderStyle } from '~/components/ui/picture'
import { avifFiles, type PicturePart } from '~/lib/picture-files'

import {
  galleryLayouts,
  aspectRatio,
  type GalleryItem,
  type GalleryLayout,
} from './gallery-layouts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * Id of the open picture. It has its own history entry, so that Back closes
     * it.
     */
    galleryImage?: string
  }
}

// Most visitors never open a picture, so the dialog's script loads with the
// first one that is opened.
const loadDialog = () => import('./gallery-dialog')
const GalleryDialog = lazy(async () => ({
  default: (await loadDialog()).GalleryDialog,
}))

interface GalleryGridProps {
  images: readonly GalleryItem[]
  layout: GalleryLayout
  /** Text of a link below each picture to the quote form on the same page. */
  quoteLink?: string
}

/** Renders before-and-after pictures that open in a dialog. */
export function GalleryGrid({ images, layout, quoteLink }: GalleryGridProps) {
  const {
    image: openImage,
    position,
    open,
    step,
    close,
  } = useGalleryDialog(images)
  const { list, item, sizes } = galleryLayouts[layout]

  async function openDialog(image: GalleryItem) {
    try {
      await loadDialog()
      await open(image)
    } catch {
      // Falls back to the picture file.
      location.assign(image.src)
    }
  }

  return (
    <>
      <ul className={list}>
        {images.map((image, index) => (
          <li
            key={image.id}
            className={item(index, images)}
            style={{ flexGrow: aspectRatio(image) }}
          >
            <BeforeAfterLink
              image={image}
              sizes={sizes(image, images)}
              badge={layout === 'masonry'}
              halves={layout === 'masonry'}
              skipped={layout === 'thumbnails'}
              onOpen={(clicked) => void openDialog(clicked)}
            />
            {quoteLink && (
              <QuoteLink
                describedBy={image.id}
                className="mt-1 inline-flex min-h-11 items-center font-semibold text-water-strong underline underline-offset-4 hover:text-water print:hidden"
              >
                {quoteLink}
              </QuoteLink>
            )}
          </li>
        ))}
      </ul>
      {openImage && (
        <ErrorBoundary>
          {/* After a reload or Forward, a picture may be open initially, which the server cannot know. */}
          <ClientOnly>
            <Suspense>
              <GalleryDialog
                image={openImage}
                position={position}
                total={images.length}
                onStep={step}
                onClosed={close}
              />
            </Suspense>
          </ClientOnly>
        </ErrorBoundary>
      )}
    </>
  )
}

/**
 * Returns which of these pictures is open, and functions to open, step and
 * close. The open picture is stored in the history state, which leaves the URL
 * unchanged.
 */
function useGalleryDialog(images: readonly GalleryItem[]) {
  const router = useRouter()
  const openId = useLocation({
    select: (location) => location.state.galleryImage,
  })
  const index = images.findIndex(({ id }) => id === openId)
  const pending = useRef<Promise<void>>(undefined)

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

  function step(by: 1 | -1) {
    const image = images.at((index + by) % images.length)
    if (image) void show(image, true)
  }

  /**
   * Waits for a pending `close`, which would otherwise go back from the new
   * entry.
   */
  async function open(image: GalleryItem) {
    await pending.current
    await show(image, false)
  }

  /**
   * Goes back from the open picture's history entry, unless the visitor already
   * has.
   */
  function close() {
    if (router.history.location.state.galleryImage === undefined) return
    pending.current = new Promise((resolve) =>
      addEventListener('popstate', () => resolve(), { once: true }),
    )
    router.history.back()
  }

  return { image: images[index], position: index + 1, open, step, close }
}

interface BeforeAfterLinkProps {
  image: GalleryItem
  sizes: string
  /**
   * Shows the category on hover and focus, or always on devices without hover.
   */
  badge: boolean
  /** Overlays the two halves, which are not fetched until styles show them. */
  halves: boolean
  /** Skips the picture far from the viewport. */
  skipped: boolean
  onOpen: (image: GalleryItem) => void
}

// Lazy images with `display: none` are not fetched. styles/gallery.css shows
// them.
const half =
  'absolute inset-0 size-full [--foot:calc(var(--reveal)-7%)] [--top:calc(var(--reveal)+7%)]'
const beforeHalf =
  '[display:var(--show-before,none)] [clip-path:polygon(0_0,var(--top)_0,var(--foot)_100%,0_100%)]'
const afterHalf =
  '[display:var(--show-after,none)] [clip-path:polygon(var(--top)_0,100%_0,100%_100%,var(--foot)_100%)]'

// Slanted chip that starts with a stroke. Smaller on phones, where two columns
// leave room for a single line.
const chip =
  'pointer-events-none absolute bottom-3.5 left-3.5 lean-ground py-1.5 pr-3.5 pl-4.5 leading-[1.4] font-semibold text-on-deep ' +
  'before:bg-[linear-gradient(90deg,var(--color-poppy)_0.375rem,var(--color-deep)_0.375rem)] ' +
  'max-sm:bottom-2 max-sm:left-2 max-sm:py-1 max-sm:pr-2.5 max-sm:pl-3.5 max-sm:text-sm ' +
  'transition-[opacity,translate] duration-200 ease-water [@media(hover:hover)]:-translate-x-2 [@media(hover:hover)]:opacity-0 ' +
  'group-hover:translate-x-0 group-hover:opacity-100 group-focus-visible:translate-x-0 group-focus-visible:opacity-100'

/**
 * Renders a before-and-after picture that opens in the dialog. Without
 * JavaScript, it links to its file.
 */
function BeforeAfterLink({
  image,
  sizes,
  badge,
  halves,
  skipped,
  onOpen,
}: BeforeAfterLinkProps) {
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
      // (components/ui/click-replay.ts).
      data-opens=""
      onClick={open}
      // Skipped, its content gives it no size.
      style={{
        ...placeholderStyle(image.colors),
        aspectRatio: skipped ? aspectRatio(image) : undefined,
      }}
      className={classNames(
        'group relative block cursor-zoom-in overflow-hidden rounded-card focus-visible:rounded-card',
        skipped && 'skipped-when-far',
      )}
    >
      <Picture {...image} framed sizes={sizes} />
      {halves && (
        <>
          <img
            loading="lazy"
            src={halfSrc(image, 'before')}
            alt=""
            className={`${half} ${beforeHalf}`}
          />
          <img
            loading="lazy"
            src={halfSrc(image, 'after')}
            alt=""
            className={`${half} ${afterHalf}`}
          />
        </>
      )}
      {badge && image.category && (
        <span className={chip}>{image.category}</span>
      )}
    </a>
  )
}

function halfSrc(image: GalleryItem, part: PicturePart): string | undefined {
  return avifFiles(image, part)[0]?.src
}
