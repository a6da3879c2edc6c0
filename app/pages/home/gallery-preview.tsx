import { Link } from '@tanstack/react-router'

import { homeGallery } from '~/content/home-gallery'
import { homeButtons, sectionHeadings, sectionIntroductions } from '~/content/home-text'
import { homeSections } from '~/content/navigation'
import { GalleryGrid } from '~/features/gallery/gallery-grid'
import { buttonStyle } from '~/ui/button-style'
import { Icon } from '~/ui/icon'

const titleId = `${homeSections.gallery}-title`

/** Four of the pairs, and the way to the rest. */
export function GalleryPreview() {
  return (
    <section
      id={homeSections.gallery}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="on-deep swipe-edge bg-deep text-on-deep"
    >
      <div className="page-width section-space grid grid-cols-1 gap-8 lg:grid-cols-[1fr_2fr] lg:gap-x-12">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:row-span-2 lg:self-start">
          <h2 id={titleId} className="text-title">
            {sectionHeadings.gallery}
          </h2>
          <p className="mt-4 max-w-md text-lead text-on-deep-soft">{sectionIntroductions.gallery}</p>
        </div>
        <div>
          <GalleryGrid images={homeGallery} layout="masonry-pair" badges />
        </div>
        <Link to="/gallery" className={buttonStyle('on-deep', 'justify-self-start')}>
          {homeButtons.gallery}
          <Icon name="arrow-right" className="size-5" />
        </Link>
      </div>
    </section>
  )
}
