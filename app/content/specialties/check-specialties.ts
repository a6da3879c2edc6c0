interface Firm {
  slugs: readonly string[]
  serviceIds: readonly string[]
}

/** Paths of other pages, and folders of other pictures. */
const taken = new Set([
  'city',
  'contact',
  'gallery',
  'healthz',
  'home',
  'readyz',
  'reviews',
  'services',
])

/** Returns what keeps a specialty from a path of its own. */
export function findSpecialtyProblems({ slugs, serviceIds }: Firm): string[] {
  return slugs.flatMap((slug, index) => {
    const problem = `specialties/${slug}.ts: slug must not be`
    if (taken.has(slug)) return [`${problem} that of another page: "${slug}"`]
    if (serviceIds.includes(slug))
      return [`${problem} the id of a service: "${slug}"`]
    const isRepeated = slugs.indexOf(slug) !== index
    return isRepeated ? [`${problem} that of another specialty: "${slug}"`] : []
  })
}
