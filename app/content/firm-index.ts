import { cities } from '#firm/cities.ts'
import { services } from '#firm/services.ts'
import { specialties } from '#firm/specialties.ts'

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
  const serviceIndex = services.map(({ id, title, shortTitle }) => ({
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
  return `// Made by scripts/generate.ts from cities.ts, services.ts and specialties.ts.
export const cityIndex = ${literal(cityIndex)}
export const serviceIndex = ${literal(serviceIndex)}
export const specialtyIndex = ${literal(specialtyIndex)}
`
}

function literal(value: unknown): string {
  return `${JSON.stringify(value, null, 2)} as const`
}
