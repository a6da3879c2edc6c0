import type { BeforeAfterImage } from '../picture.ts'
import { type Pressure, pressureOf } from './pressure.ts'
import { serviceGallery } from './service-gallery.ts'
import type { Service, ServiceId } from './service.ts'
import { serviceById, services } from './services.ts'

export type ServicePageContent = {
  service: Service
  pictures: readonly BeforeAfterImage[]
  pressure: Pressure
  /** All services, for the row that switches between them. */
  choices: readonly Pick<Service, 'id' | 'shortTitle'>[]
}

/** All that the services page shows of one service, and of the other seven only their names. */
export function servicePageContent(id: ServiceId): ServicePageContent {
  return {
    service: serviceById[id],
    pictures: serviceGallery[id],
    pressure: pressureOf[id],
    choices: services.map(({ id, shortTitle }) => ({ id, shortTitle })),
  }
}
