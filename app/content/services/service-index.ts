import { footerServiceIds, serviceIndex } from '#firm/generated/index.ts'

import { isSpecialtySlug } from '../specialties/specialty-index.ts'

/**
 * The services in the order of the service switcher, without the texts that
 * only their own page loads.
 */
export const serviceNames = serviceIndex

/** The values of the `tab` query parameter of /services. */
export type ServiceId = (typeof serviceNames)[number]['id']

export const serviceIds = serviceNames.map(({ id }) => id)

/** The service at /services itself. */
export const defaultServiceId: ServiceId = serviceNames[0].id

/** The services that the footer lists. */
export const footerServices = footerServiceIds.flatMap((id) =>
  serviceNames.filter((service) => service.id === id),
)

const idSet: ReadonlySet<string> = new Set(serviceIds)

export function isServiceId(value: string): value is ServiceId {
  return idSet.has(value)
}

/**
 * Returns whether the firm offers what a text speaks of: the services and
 * specialties that it names.
 */
export function isOffered({
  service = [],
}: {
  service?: string | readonly string[] | undefined
}): boolean {
  return [service].flat().every((id) => isServiceId(id) || isSpecialtySlug(id))
}
