/**
 * Returns how problems name an item of a list: by its id, else by its place,
 * counted from 1.
 */
export function itemName(item: unknown, index: number): string {
  const hasId = typeof item === 'object' && item !== null && 'id' in item
  if (hasId && typeof item.id === 'string') return item.id
  return `#${index + 1}`
}
