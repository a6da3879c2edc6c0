import { classNames } from './class-names'
import type { IconName } from './icon-names'

interface IconProps {
  name: IconName
  className?: string
}

/** A line icon beside words that say the same: as large as its classes make it, in the color of its text. */
export function Icon({ name, className }: IconProps) {
  return <span aria-hidden className={classNames('icon', `icon-${name}`, className)} />
}
