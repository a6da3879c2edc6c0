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
      className="on-deep swipe-edge overflow-x-clip bg-deep text-on-deep"
    >
      <div className="section-space">
        <div className="page-width grid items-end gap-4 lg:grid-cols-2 lg:gap-16">
          <h2 id={titleId} className="text-title">
            {sectionHeadings.gallery}
          </h2>
          <p className="max-w-prose text-lead text-on-deep-soft">{sectionIntroductions.gallery}</p>
        </div>
        <div className="mt-8 lg:mt-10">
          <GalleryGrid images={homeGallery} layout="row-of-four" badges />
        </div>
        <div className="page-width mt-8 lg:mt-10">
          <Link to="/gallery" className={buttonStyle('on-deep', 'inline-flex')}>
            {homeButtons.gallery}
            <Icon name="arrow-right" className="size-5" />
          </Link>
        </div>
      </div>
    </section>
  )
}
