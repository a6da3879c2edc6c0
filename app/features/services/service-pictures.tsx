import type { BeforeAfterImage, Picture } from '~/content/picture'
import { servicesHeadings } from '~/content/services-page-text'
import { GalleryGrid } from '~/features/gallery/gallery-grid'
import { rowsLayout } from '~/features/gallery/gallery-layout'
import { IllustrationNote } from '~/features/gallery/illustration-note'

interface ServicePicturesProps {
  image: Picture | undefined
  pairs: readonly BeforeAfterImage[]
}

export function ServicePictures({ image, pairs }: ServicePicturesProps) {
  return (
    <section className="bg-ground-shade py-14 lg:py-20">
      <div className="page-width">
        <h3 className="text-title">{servicesHeadings.pictures}</h3>
        <div className="mt-6 lg:mt-8">
          <GalleryGrid images={pairs} layout={rowsLayout} />
        </div>
        <IllustrationNote
          pictures={image ? [image, ...pairs] : pairs}
          className="mt-3"
        />
      </div>
    </section>
  )
}
