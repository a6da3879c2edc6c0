import { useState } from 'react'

import { useReducedMotion } from './reduced-motion'

export interface Playback {
  playing: boolean
  /** The visitor has pressed Play: stronger than any setting of their device. */
  asked: boolean
  play: () => void
  pause: () => void
}

/** Whether decoration may move: as the visitor's device wants it, until they press the button. */
export function usePlayback(): Playback {
  const reducedMotion = useReducedMotion()
  const [chosen, setChosen] = useState<boolean>()
  return {
    playing: chosen ?? !reducedMotion,
    asked: chosen === true,
    play: () => setChosen(true),
    pause: () => setChosen(false),
  }
}
