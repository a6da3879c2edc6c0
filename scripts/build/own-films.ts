import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'

export const ownFilmsList = 'scripts/build/own-films.json'

/**
 * The addresses of the site's own films whose file is still the one the studio made. Somebody who puts another
 * film in its place replaces one file of several: the others would go on showing the old one, so they are left
 * out. `npm run film-posters` writes the list after the studio made a film anew.
 */
export function unchangedFilms(root: string): string[] {
  const known = v.parse(
    v.record(v.string(), v.string()),
    JSON.parse(readFileSync(join(root, ownFilmsList), 'utf8')),
  )
  return Object.keys(known).filter((url) => filmHash(root, url) === known[url])
}

/** What tells one film from another; nothing when there is no such file. */
export function filmHash(root: string, url: string): string | undefined {
  const file = join(root, 'public', url)
  return existsSync(file)
    ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32)
    : undefined
}
