import { Link } from '@tanstack/react-router'

import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
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

/**
 * Renders four pairs, the first as a comparison slider, and a link to the
 * gallery.
 */
export function GalleryPreview() {
  const [first, ...others] = homeGallery
  return (
    <section
      id={homeSections.gallery}
      tabIndex={-1}
      aria-labelledby="gallery-title"
      className="on-deep slant-edge overflow-x-clip bg-deep text-on-deep"
    >
      <div className="page-width gallery-preview">
        <div>
          <h2 id="gallery-title" className="text-title">
            {sectionHeadings.gallery}
          </h2>
          <p className="mt-3 text-balance text-lead text-on-deep-soft">
            {sectionIntroductions.gallery}
          </p>
        </div>
        <div className="gallery-preview-pair skipped-when-far">
          <BeforeAfterSlider
            image={first}
            sizes="(min-width: 64rem) min(50vw - 2.75rem, 36.5rem), calc(100vw - 2.5rem)"
          />
        </div>
        <GalleryGrid images={others} layout="thumbnails" />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 lg:self-end">
          <Link to="/gallery" className={buttonStyle('on-deep')}>
            {homeButtons.gallery}
            <Icon name="arrow-right" className="size-5" />
          </Link>
          <IllustrationNote pictures={homeGallery} />
        </div>
      </div>
    </section>
  )
}
