/** So many places may wait in a page unseen. */
const mostHidden = 48

/**
 * The places a list of which `limit` are shown carries all the same, for visitors without scripts. When there are
 * too many it carries only those shown: a page must not grow with places nobody asked it for.
 */
export function areasInPage<Area>(areas: readonly Area[], limit: number): readonly Area[] {
  return areas.length - limit > mostHidden ? areas.slice(0, limit) : areas
}
