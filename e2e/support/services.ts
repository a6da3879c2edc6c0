import {
  defaultServiceId,
  footerServices,
} from '../../app/content/services/service-index.ts'
import type { Service } from '../../app/content/services/service.ts'
import { serviceById } from '../../app/content/services/services.ts'

const others = footerServices.filter(({ id }) => id !== defaultServiceId)

function placedAt(index: number): Service {
  const service = others.at(index)
  if (!service) throw new Error('The footer lists the first service only.')
  return serviceById(service.id)
}

export const defaultService = serviceById(defaultServiceId)

/** Two services of the footer, each at a URL of its own. */
export const oneService = placedAt(0)
export const otherService = placedAt(-1)

export function pathOf({ id }: Pick<Service, 'id'>): string {
  return `/services?tab=${id}`
}
