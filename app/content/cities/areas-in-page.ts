/** So many places every page may name. */
const most = 54

/** Where there are more, those that are listed first stand for all of them. */
const first = 16

/**
 * The places that travel with every page: all, for visitors without scripts and for whoever presses a button without
 * a network. When there are too many it is only the first: a page must not grow with places nobody asked it for.
 */
export function areasInPage<Area>(areas: readonly Area[]): readonly Area[] {
  return areas.length > most ? areas.slice(0, first) : areas
}
