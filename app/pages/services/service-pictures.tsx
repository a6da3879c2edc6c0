import { servicesHeadings } from '~/content/pages/services'
import type { BeforeAfterImage } from '~/content/picture'
import { GalleryGrid } from '~/features/gallery/gallery-grid'

/** The three before-and-after pictures of the service, from edge to edge of the window. */
export function ServicePictures({ pictures }: { pictures: readonly BeforeAfterImage[] }) {
  return (
    <section className="overflow-x-clip bg-concrete pt-20 pb-32 lg:pt-28 lg:pb-40">
      <h3 className="relative page-width mb-8 text-title lg:mb-0">{servicesHeadings.pictures}</h3>
      <GalleryGrid images={pictures} layout="row" />
    </section>
  )
}
