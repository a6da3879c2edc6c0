import { classNames } from './class-names'
import { Icon } from './icon'

/** The arrow of a link that leads on: it moves ahead when its group is pointed at. */
export function ArrowAhead({ className }: { className?: string }) {
  return (
    <Icon
      name="arrow-right"
      className={classNames(
        'size-5',
        className,
        'transition-transform duration-200 ease-water group-hover:translate-x-1',
      )}
    />
  )
}
