import type { AnyRouter } from '@tanstack/react-router'

import text from '~/fonts/text.woff2?url'

const family = 'Figtree Variable'

/**
 * A text face that came too late for the page it was asked for by stays out of the document (decision 014), and
 * pages that follow by links are the same document: without this a visit would stay in Arial to its end. Nobody has
 * read the next page yet, so there the face may come in, if it has arrived by then.
 */
export function bringInLateTextFace(router: AnyRouter): void {
  const stop = router.subscribe('onLoad', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || !hasArrived()) return
    stop()
    const face = new FontFace(family, `url(${text})`, { weight: '400 700' })
    // From the cache; without it everything stays readable in the fallback.
    face.load().then(
      () => document.fonts.add(face),
      () => {},
    )
  })
}

function hasArrived(): boolean {
  // Firefox gives the name with its quotes.
  return [...document.fonts].some((face) => face.family.includes(family) && face.status === 'loaded')
}
