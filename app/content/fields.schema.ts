import * as v from 'valibot'

import { suggestion } from './nearest-name.ts'

// What the schemas of the firm's files share. A message says what is right and
// begins with "must": check-firm.ts puts what is there instead behind it.

export const text = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('must not be empty: leave the line out'),
)

/** An object without any other field, so that a misspelled one is found. */
export function fields<const Entries extends v.ObjectEntries>(
  entries: Entries,
) {
  const names = Object.keys(entries)
  return v.strictObject(entries, ({ expected, path }) => {
    if (path === undefined) return 'must be of the type object'
    if (expected !== 'never') return 'is missing'
    const name = String(path.at(-1)?.key)
    const meant = suggestion(name, names)
    return `is not a field.${meant || ` The fields are ${names.join(', ')}.`}`
  })
}

export function matching(pattern: RegExp, problem: string) {
  return v.pipe(v.string(), v.trim(), v.regex(pattern, problem))
}
