import type { ServiceId } from '~/content/services/service'
import { serviceGallery } from '~/content/services/service-gallery'
import { GalleryGrid } from '~/features/gallery/gallery-grid'

/** The three before-and-after pictures of the service. */
export function ServicePictures({ serviceId }: { serviceId: ServiceId }) {
  return (
    <section className="bg-concrete">
      <div className="page-width section-space">
        <h3 className="mb-8 text-title">Before and after</h3>
        <GalleryGrid images={serviceGallery[serviceId]} layout="row" />
      </div>
    </section>
  )
}
