interface Names {
  serviceIds: readonly string[]
  specialtySlugs: readonly string[]
  citySlugs: readonly string[]
}

/** Where addresses of a previous site may lead. */
export function pagePaths(names: Names): ReadonlySet<string> {
  return new Set([
    '/',
    '/services',
    '/gallery',
    '/reviews',
    '/contact',
    ...names.serviceIds.map((id) => `/services?tab=${id}`),
    ...names.specialtySlugs.map((slug) => `/${slug}`),
    ...names.citySlugs.map((slug) => `/city/${slug}`),
  ])
}
