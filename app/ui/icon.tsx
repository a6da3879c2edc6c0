import { classNames } from './class-names'
import { type IconName, iconNames } from './icon-names'

interface IconProps {
  name: IconName
  className?: string
}

/** An icon beside words that say the same: as large as its classes make it, in the color of its text. */
export function Icon({ name, className }: IconProps) {
  return (
    <span aria-hidden className={classNames('icon', className)} style={{ '--icon': placeInSprite(name) }} />
  )
}

/** How far down the sprite, in the share that masks are placed by: the first at 0, the last at 100 %. */
function placeInSprite(name: IconName): string {
  return `${(100 * iconNames.indexOf(name)) / (iconNames.length - 1)}%`
}
