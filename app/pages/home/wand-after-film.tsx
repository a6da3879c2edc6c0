import { useEffect, useSyncExternalStore } from 'react'

import { fetchedPart } from '~/ui/fetched-part'
import { untilIdle } from '~/ui/page-moments'
import { wantsLessMotion } from '~/ui/reduced-motion'

const wand = fetchedPart(() => import('./hero-wand').then(({ HeroWand }) => HeroWand))

/**
 * Where the film of the hero has come to its end, the visitor washes on. The script of that is fetched for those who
 * saw all of the film. This stands in the late part of the page, which comes at the first sign of a visitor: without
 * a hand nobody holds a wand, and the script at load need not know of it.
 */
export function WandAfterFilm() {
  const film = useSyncExternalStore(listen, endedFilm, () => undefined)
  useEffect(() => {
    if (!film || wantsLessMotion()) return
    // A pleasure: where its script does not come, the film just rests.
    untilIdle()
      .then(wand.fetch)
      .catch(() => undefined)
  }, [film])
  return film && <wand.Component film={film} />
}

function endedFilm(): HTMLVideoElement | undefined {
  return [...document.querySelectorAll('video')].find(({ ended }) => ended)
}

// These events do not bubble, but are seen on their way down.
function listen(onChange: () => void): () => void {
  const listening = new AbortController()
  for (const change of ['ended', 'playing', 'seeked'])
    document.addEventListener(change, onChange, { capture: true, signal: listening.signal })
  return () => listening.abort()
}
