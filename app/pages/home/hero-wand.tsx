import { createPortal } from 'react-dom'

import { cleanStillUnder } from '~/features/featured-video/clean-still'
import { Wand } from '~/features/wand/wand'

/** The wand over the site's own film, in its hero. Under a film of the owner's there is nothing clean to find. */
export function HeroWand({ film }: { film: HTMLVideoElement }) {
  const still = cleanStillUnder(film.currentSrc)
  const hero = film.closest('section')
  return still && hero && createPortal(<Wand film={film} hero={hero} still={still} />, hero)
}
