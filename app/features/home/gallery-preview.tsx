import { Link } from '@tanstack/react-router'

import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { comparisonTexts } from '~/content/gallery-text'
import { homeGallery } from '~/content/home-gallery'
import {
  homeButtons,
  sectionHeadings,
  sectionIntroductions,
} from '~/content/home-page-text'
import { homeSections } from '~/content/navigation'
import { BeforeAfterSlider } from '~/features/gallery/before-after-slider'
import { GalleryGrid } from '~/features/gallery/gallery-grid'
import { IllustrationNote } from '~/features/gallery/illustration-note'

import { thumbnailsLayout } from './thumbnails-layout'

export function GalleryPreview() {
  // A wide one fills the box.
  const first =
    homeGallery.find(({ width, height }) => width > height) ?? homeGallery[0]
  if (!first) return null
  const others = homeGallery.filter((pair) => pair !== first)
  return (
    <section
      id={homeSections.gallery}
      tabIndex={-1}
      aria-labelledby="gallery-title"
      className="relative z-1 overflow-x-clip bg-deep slant-edge text-on-deep"
    >
      <div className="page-width grid gap-x-12 gap-y-6 pt-10 pb-4 lg:pt-16 lg:pb-10 beside:grid-cols-2 beside:grid-rows-[auto_auto_1fr] low:grid-cols-[3fr_2fr]">
        <div>
          <h2 id="gallery-title" className="text-title">
            {sectionHeadings.gallery}
          </h2>
          <p className="mt-3 text-lead text-balance text-on-deep-soft">
            {sectionIntroductions.gallery}
            <span className="print:hidden noscript:hidden">{` ${comparisonTexts.instruction}`}</span>
          </p>
        </div>
        <div className="@container-size aspect-4/3 skipped-when-far print:hidden beside:col-start-1 beside:row-span-3 beside:row-start-1 beside:aspect-auto beside:min-h-80">
          <BeforeAfterSlider
            image={first}
            className="mx-auto"
            sizes="(min-width: 64rem) min(50vw - 2.75rem, clamp(36.5rem, 35vw, 42rem)), calc(100vw - 2.5rem)"
          />
        </div>
        {others.length > 0 && (
          <GalleryGrid
            images={others}
            layout={thumbnailsLayout}
            hasCaptions={false}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 lg:self-end">
          <Link to="/gallery" className={buttonStyle({ tone: 'on-deep' })}>
            {homeButtons.gallery}
            <Icon name="arrow-right" className="size-5" />
          </Link>
          <IllustrationNote pictures={homeGallery} />
        </div>
      </div>
    </section>
  )
}
