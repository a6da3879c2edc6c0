import { Link } from '@tanstack/react-router'

import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { homeButtons, sectionHeadings, sectionIntroductions } from '~/content/home'
import { homeGallery } from '~/content/home-gallery'
import { homeSections } from '~/content/navigation'
import { GalleryGrid } from '~/features/gallery/gallery-grid'

import { SectionHead } from './section-head'

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
        <SectionHead
          onDeep
          titleId={titleId}
          title={sectionHeadings.gallery}
          introduction={sectionIntroductions.gallery}
          className="page-width"
        />
        <div className="mt-8 lg:mt-10">
          <GalleryGrid images={homeGallery} layout="row-of-four" />
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
