/** Formats `['name', 'email', 'phone']` as `name, email and phone`. */
export function listInWords(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  const others = items.slice(0, -1)
  return others.length === 0 ? last : `${others.join(', ')} and ${last}`
}
