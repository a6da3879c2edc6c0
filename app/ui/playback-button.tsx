import { playbackTexts } from '~/content/controls/playback'

import { onFilmStyle } from './button-style'
import { classNames } from './class-names'
import { Icon } from './icon'
import type { Playback } from './use-playback'

interface PlaybackButtonProps {
  playback: Playback
  className?: string
}

/** Stops and starts whatever moves by itself near it. For dark grounds; needs scripts, as the motion does. */
export function PlaybackButton({ playback: { playing, play, pause }, className }: PlaybackButtonProps) {
  return (
    <button
      type="button"
      onClick={playing ? pause : play}
      className={classNames(
        onFilmStyle,
        'inline-flex min-w-11 items-center justify-center gap-2 noscript:hidden',
        className,
      )}
    >
      <Icon name={playing ? 'pause' : 'play'} className="size-4" />
      <span className="max-sm:sr-only">{playing ? playbackTexts.pause : playbackTexts.play}</span>
    </button>
  )
}
