import { type FaqEntry, serviceFaq } from '../faq.ts'
import type { ServiceId } from './service-index.ts'
import type { Service } from './service.ts'
import { serviceById, services } from './services.ts'

export type ServicePageContent = {
  service: Service
  faq: readonly FaqEntry[]
  /** All services, for the service switcher. */
  choices: readonly Pick<Service, 'id' | 'shortTitle'>[]
}

const choices = services.map(({ id, shortTitle }) => ({ id, shortTitle }))

/**
 * Returns the content of the services page: the selected service in full, the
 * others by name only.
 */
export function servicePageContent(id: ServiceId): ServicePageContent {
  return { service: serviceById(id), faq: serviceFaq(id), choices }
}
