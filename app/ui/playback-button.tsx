import { playbackTexts } from '~/content/controls/playback'

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
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field bg-deep/70 px-3.5 text-sm font-medium text-on-deep transition-colors duration-150 hover:bg-deep-raised noscript:hidden',
        className,
      )}
    >
      <Icon name={playing ? 'pause' : 'play'} className="size-4" />
      <span className="max-sm:sr-only">{playing ? playbackTexts.pause : playbackTexts.play}</span>
    </button>
  )
}
