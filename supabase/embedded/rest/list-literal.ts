/**
 * The items of `(a,"b,c",d)`: an item in double quotes may hold commas and brackets, and inside it a backslash
 * makes the next character literal. Null when the text is not such a list.
 */
export function splitList(text: string): string[] | null {
  if (text === '()') return []
  if (!/^\(.*\)$/s.test(text)) return null
  const inside = text.slice(1, -1)
  const item = /(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<plain>[^",]*))(?<end>,|$)/sy
  const items: string[] = []
  for (;;) {
    const match = item.exec(inside)
    if (!match?.groups) return null
    const { quoted, plain = '' } = match.groups
    items.push(quoted === undefined ? plain : quoted.replaceAll(/\\(.)/gs, '$1'))
    if (match.groups['end'] === '') return items
  }
}
