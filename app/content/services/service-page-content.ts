import { type FaqEntry, serviceFaq } from '../faq.ts'
import type { ServiceId } from './service-index.ts'
import type { Service } from './service.ts'
import { serviceById } from './services.ts'

export type ServicePageContent = {
  service: Service
  faq: readonly FaqEntry[]
}

/** Returns the content of the services page, without the other services. */
export function servicePageContent(id: ServiceId): ServicePageContent {
  return { service: serviceById(id), faq: serviceFaq(id) }
}
