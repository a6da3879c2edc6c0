import { largestScript } from '../largest-script.ts'
import { benchCity } from '../pages.ts'

/** What is asked for, of the site and of every control. */
export interface Row {
  name: string
  path: string
  headers: Record<string, string>
  /** Pages are measured without the page cache too. */
  isPage: boolean
  /** Asked for by somebody who has it already. */
  isConditional: boolean
}

const compressed = { 'accept-encoding': 'br' }
const page = { headers: compressed, isPage: true, isConditional: false }
const file = { isPage: false, isConditional: false }

/** In the order of the report. Looks at what was built. */
export function rowsToMeasure(): readonly Row[] {
  return [
    { ...page, name: 'home', path: '/' },
    { ...page, name: 'city', path: benchCity },
    { ...page, name: 'home, 304', path: '/', isPage: false, isConditional: true },
    { ...file, name: 'script', path: `/assets/${largestScript('.').name}`, headers: compressed },
    // As a player reads: a piece, not the film.
    { ...file, name: 'piece of a film', path: '/films/hero.mp4', headers: { range: 'bytes=0-65535' } },
  ]
}

export function expectedStatus({ headers, isConditional }: Row): number {
  if (isConditional) return 304
  return 'range' in headers ? 206 : 200
}
