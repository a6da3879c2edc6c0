import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { QuoteLink } from '~/business/quote-link'
import { wandTexts } from '~/content/wand-texts'
import { onFilmStyle } from '~/ui/button-style'
import { useReducedMotion } from '~/ui/reduced-motion'

import './wand.css'
import { takeWand, type WandInHand } from './take-wand'

interface WandProps {
  film: HTMLVideoElement
  /** In which the film is seen. */
  hero: HTMLElement
  /** The address of the picture that lies under the film, clean. */
  still: string
}

/** The wand in the visitor's hand, and the one control that says so. */
export function Wand(props: WandProps) {
  return useReducedMotion() ? null : <WandControl {...props} />
}

/** Pressed, it washes a lane by itself; arrow keys move the wand. Once all is clean it leads to the form. */
function WandControl({ film, hero, still }: WandProps) {
  const [state, setState] = useState<'dirty' | 'clean' | 'broken'>('dirty')
  const [byKeys, setByKeys] = useState(false)
  const control = useRef<HTMLButtonElement>(null)
  const [hadFocus, setHadFocus] = useState(false)
  const wand = useRef<WandInHand>(undefined)

  useEffect(() => {
    const taken = takeWand({
      film,
      hero,
      still,
      onClean() {
        setHadFocus(document.activeElement === control.current)
        setState('clean')
      },
      onBroken: () => setState('broken'),
    })
    wand.current = taken
    return taken.putDown
  }, [film, hero, still])

  function showPlace({ type, currentTarget }: FocusEvent) {
    const shown = type === 'focus' && currentTarget.matches(':focus-visible')
    setByKeys(shown)
    wand.current?.showPlace(shown)
  }

  function steer(event: KeyboardEvent) {
    if (wand.current?.steer(event.key)) event.preventDefault()
  }

  if (state === 'broken') return null
  if (state === 'clean') return <WayToForm focused={hadFocus} />
  return (
    <div className="wand-control">
      <button
        ref={control}
        type="button"
        onClick={() => wand.current?.washLane()}
        onKeyDown={steer}
        onFocus={showPlace}
        onBlur={showPlace}
        className={onFilmStyle}
      >
        {wandTexts[byKeys ? 'keys' : handOf()]}
      </button>
    </div>
  )
}

/** @param focused whether the control it takes the place of had the focus. */
function WayToForm({ focused }: { focused: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (focused) place.current?.querySelector('a')?.focus()
  }, [focused])
  return (
    <div ref={place} className="wand-control">
      <QuoteLink className={onFilmStyle}>{wandTexts.done}</QuoteLink>
    </div>
  )
}

function handOf(): 'finger' | 'mouse' {
  return matchMedia('(pointer: coarse)').matches ? 'finger' : 'mouse'
}
