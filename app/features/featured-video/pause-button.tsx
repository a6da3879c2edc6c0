import { clsx } from 'clsx'

import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { playbackTexts } from '~/content/ui-labels'

interface PauseButtonProps {
  isPaused: boolean
  onToggle: () => void
  className: string
}

export function PauseButton({
  isPaused,
  onToggle,
  className,
}: PauseButtonProps) {
  const label = isPaused ? playbackTexts.play : playbackTexts.pause
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={label}
      title={label}
      className={buttonStyle({
        tone: 'on-video',
        size: 'icon',
        className: clsx('size-11', className),
      })}
    >
      <Icon name={isPaused ? 'play' : 'pause'} className="size-4" />
    </button>
  )
}
