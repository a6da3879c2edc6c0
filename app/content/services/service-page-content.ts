import { type FaqEntry, serviceFaq } from '../faq.ts'
import type { BeforeAfterImage } from '../picture.ts'
import { servicePictures } from './service-gallery.ts'
import type { Service, ServiceId } from './service.ts'
import { serviceById, services } from './services.ts'

/** Without what only chooses its pictures. */
type ShownService = Omit<Service, 'ownPictures' | 'galleryCategories'>

export type ServicePageContent = {
  service: ShownService
  pictures: readonly BeforeAfterImage[]
  faq: readonly FaqEntry[]
  /** All services, for the row that switches between them. */
  choices: readonly Pick<Service, 'id' | 'shortTitle'>[]
}

const choices = services.map(({ id, shortTitle }) => ({ id, shortTitle }))

/** All that the services page shows of one service, and of the others only their names. */
export function servicePageContent(id: ServiceId): ServicePageContent {
  const { ownPictures: _own, galleryCategories: _categories, ...service } = serviceById[id]
  return {
    service,
    pictures: servicePictures(id),
    faq: serviceFaq(id),
    choices,
  }
}
