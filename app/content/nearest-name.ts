import { closest, distance } from 'fastest-levenshtein'

/** Returns what follows a misspelled name: the one that it may mean, if any. */
export function suggestion(
  name: string,
  names: readonly string[],
  write = (nearest: string) => nearest,
): string {
  const nearest = closest(name, names)
  const isNear = distance(name, nearest) <= 3
  return isNear ? ` Did you mean ${write(nearest)}?` : ''
}
