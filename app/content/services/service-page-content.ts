import { type FaqEntry, serviceFaq } from '../faq.ts'
import type { Service, ServiceId } from './service.ts'
import { serviceById, services } from './services.ts'

export type ServicePageContent = {
  service: Service
  faq: readonly FaqEntry[]
  /** All services, for the row that switches between them. */
  choices: readonly Pick<Service, 'id' | 'shortTitle'>[]
}

const choices = services.map(({ id, shortTitle }) => ({ id, shortTitle }))

/** All that the services page shows of one service, and of the others only their names. */
export function servicePageContent(id: ServiceId): ServicePageContent {
  return { service: serviceById[id], faq: serviceFaq(id), choices }
}
