/**
 * Headers in the form in which Node sends them: name, value, name, value. Made once and used for many answers; every
 * other form would be turned into this one for each of them.
 */
export type FlatHeaders = string[]

/** The same for a `Response`. */
export function headersOf(flat: FlatHeaders): Headers {
  const headers = new Headers()
  for (let at = 0; at + 1 < flat.length; at += 2) headers.append(flat[at] ?? '', flat[at + 1] ?? '')
  return headers
}
