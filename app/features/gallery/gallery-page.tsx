import { Link } from '@tanstack/react-router'

import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { QuoteBand } from '~/components/layout/quote-band'
import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { buttonStyle } from '~/components/ui/button-style'
import { ctaBandSizes } from '~/components/ui/cta-band'
import { PageHero, pageHeroSizes } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
import { ctaTexts } from '~/content/cta-text'
import {
  fullGallery,
  galleryClosing,
  galleryFilters,
  galleryHero,
  pairsOf,
} from '~/content/gallery'
import { galleryPage } from '~/content/gallery-page-text'
import { wallSides, wallTexts } from '~/content/gallery-text'
import { ancestorsOf, mainPages } from '~/lib/site-pages'

import { GalleryGrid } from './gallery-grid'
import { rowsLayout } from './gallery-layout'
import { IllustrationNote } from './illustration-note'
import { masonryLayout } from './wall-layouts'

const page = mainPages.gallery

export function GalleryPage({ kind }: { kind: string | undefined }) {
  const images = imagesOf(kind)
  const [dirty] = galleryClosing.colors
  return (
    <>
      <PageHero
        kind="short"
        heading={galleryPage.heading}
        picture={
          <Picture
            {...galleryHero}
            className="max-sm:[--crop-y:40%]"
            fit="cover"
            priority
            sizes={pageHeroSizes}
          />
        }
        above={<Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} />}
      >
        <p className="mt-4 max-w-[46ch] text-lead text-balance text-on-deep-soft low:mt-2">
          {galleryPage.introduction}
        </p>
        <SectionLink
          section={quoteFormId}
          className={buttonStyle({
            tone: 'action',
            // On phones, the bar below has it. The wall begins in the first
            // screen.
            className:
              'mt-5 text-lg low:mt-3 max-sm:[@media(scripting:enabled)]:hidden',
          })}
        >
          {ctaTexts.quote}
        </SectionLink>
      </PageHero>
      <div className="page-width pt-5 pb-16 wall lg:pt-8 lg:pb-24">
        <div className="mb-5 grid grid-cols-1 gap-3 lg:mb-6">
          <WallSeam />
          {galleryFilters.length > 1 && <GalleryChips />}
        </div>
        <GalleryGrid images={images} layout={layoutOf(images, kind)} isWall />
        <IllustrationNote pictures={images} className="mt-4" />
      </div>
      <QuoteBand
        texts={galleryPage.closing}
        picture={
          <Picture
            {...galleryClosing}
            part="before"
            alt=""
            colors={[dirty, dirty]}
            fit="cover"
            sizes={ctaBandSizes}
          />
        }
      />
    </>
  )
}

function imagesOf(kind: string | undefined) {
  const filter = galleryFilters.find((each) => each.kind === kind)
  return filter ? pairsOf(filter.category) : fullGallery
}

function layoutOf(images: readonly unknown[], kind: string | undefined) {
  const isWall = kind === undefined && images.length > 3
  return isWall ? masonryLayout : rowsLayout
}

const everything = { kind: undefined, label: wallTexts.all }

function GalleryChips() {
  return (
    <nav aria-label={wallTexts.kinds}>
      <ul className="-my-2 -mr-gutter -ml-3 flex fading-row scroll-px-12 gap-2 py-2 pr-gutter pl-3 lg:flex-wrap">
        {[everything, ...galleryFilters].map(({ kind, label }) => (
          <li key={label}>
            <Link
              to="/gallery"
              search={kind ? { kind } : {}}
              resetScroll={false}
              // The router would mark `All` as current for every kind.
              activeOptions={{ exact: true }}
              // Shows the current chip before hydration, in browsers that
              // support it.
              className={buttonStyle({
                tone: 'quiet',
                size: 'filter',
                className:
                  'aria-[current]:text-on-deep aria-[current]:[--fill:var(--color-ink)] aria-[current]:[scroll-initial-target:nearest]',
              })}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// Works without scripts, in browsers with `:has`.
function WallSeam() {
  return (
    <fieldset
      aria-label={wallTexts.seam}
      className="isolate hidden min-w-0 flex-wrap supports-[selector(:has(*))]:flex"
    >
      {wallSides.map(({ side, label }) => (
        <label key={side} className="relative not-first:ml-[-2px]">
          <input
            type="radio"
            name="side"
            value={side}
            defaultChecked={side === 'both'}
            className="peer absolute inset-0 cursor-pointer appearance-none"
          />
          <span className="pointer-events-none lean-ground grid min-h-12 place-items-center px-3.5 font-semibold whitespace-nowrap peer-checked:text-white before:border-2 before:border-ink/22 before:bg-white peer-checked:before:border-accent peer-checked:before:bg-accent">
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
