import { activity } from '#firm/activity.ts'
import { business } from '#firm/business.ts'
import { cities } from '#firm/cities.ts'
import { services } from '#firm/services.ts'
import { specialties } from '#firm/specialties.ts'

import type { ServiceFile } from './services/service.ts'

/**
 * Returns the source of the firm's generated/index.ts: the names that every
 * page needs, apart from the texts that only one page loads.
 */
export function firmIndexSource(): string {
  const cityIndex = cities.map(({ name, slug, coordinates }) => ({
    name,
    slug,
    coordinates,
  }))
  const serviceIndex = services.map(({ id, title, shortTitle = title }) => ({
    id,
    title,
    shortTitle,
  }))
  const specialtyIndex = specialties.map(
    ({ slug, name, menuLabel, footerLabel, sharedPictureAlt }) => ({
      slug,
      name,
      menuLabel: menuLabel ?? name,
      footerLabel: footerLabel ?? name,
      sharedPictureAlt,
    }),
  )
  const hasActivity = business.activity && activity.items.length > 0
  return `// Made by scripts/generate.ts from the firm's folder.
export const cityIndex = ${literal(cityIndex)}
export const serviceIndex = ${literal(serviceIndex)}
export const specialtyIndex = ${literal(specialtyIndex)}
export const footerServiceIds = ${literal(footerServiceIds())}
export const hasActivity: boolean = ${hasActivity}
`
}

function footerServiceIds(): string[] {
  return services
    .filter(({ footerPosition }) => footerPosition !== 0)
    .toSorted((a, b) => positionOf(a) - positionOf(b))
    .map(({ id }) => id)
}

function positionOf({
  footerPosition = Number.MAX_SAFE_INTEGER,
}: ServiceFile): number {
  return footerPosition
}

function literal(value: unknown): string {
  return `${JSON.stringify(value, null, 2)} as const`
}
