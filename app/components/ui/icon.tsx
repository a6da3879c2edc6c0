import { classNames } from './class-names'

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

/** The icons in use, top to bottom in styles/icon-sprite.svg: Lucide's, then marks of networks. */
const iconNames = [
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'chevrons-left-right',
  'external-link',
  'menu',
  'message-circle',
  'pause',
  'phone',
  'play',
  'plus',
  'x',
  'instagram',
  'facebook',
  'tiktok',
  'linkedin',
] as const

type IconName = (typeof iconNames)[number]

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

/** How far down the sprite, in the share that masks are placed by (`--icon`): the first at 0, the last at 100 %. */
export function placeInSprite(name: IconName): string {
  return `${(100 * iconNames.indexOf(name)) / (iconNames.length - 1)}%`
}
