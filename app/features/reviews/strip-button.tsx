import { reviewLabels } from '~/content/review-labels'
import { buttonStyle } from '~/ui/button-style'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'

interface StripButtonProps {
  paused?: boolean
  /** Keeps its place while there is nothing to stop, so that nothing shifts once there is. */
  invisible?: boolean
  onPress?: () => void
}

/** Stops the strip and sets it going again. */
export function StripButton({ paused = false, invisible = false, onPress }: StripButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={buttonStyle('quiet', classNames('min-w-12 px-4 py-2 sm:px-5', invisible && 'invisible'))}
    >
      <Icon name={paused ? 'play' : 'pause'} className="size-4" />
      <span className="max-sm:sr-only">{paused ? reviewLabels.play : reviewLabels.pause}</span>
    </button>
  )
}
