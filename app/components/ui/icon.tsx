import { clsx } from 'clsx'

/**
 * Renders the arrow of a link. It moves forward while its `group` is hovered.
 */
export function LinkArrow({ className }: { className?: string }) {
  return (
    <Icon
      name="arrow-right"
      className={clsx(
        'size-5',
        className,
        'transition-transform duration-200 ease-water group-hover:translate-x-1',
      )}
    />
  )
}

/**
 * Icons in the order of styles/icon-sprite.svg, top to bottom: Lucide icons,
 * then social network logos.
 */
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

/**
 * Renders a decorative icon in the color of the surrounding text. Its classes
 * set the size.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <span
      aria-hidden
      className={clsx('block flex-none icon-mask print:hidden', className)}
      style={{ '--icon': spritePosition(name) }}
    />
  )
}

/**
 * Returns an icon's vertical mask position in the sprite (`--icon`): 0% for the
 * first icon, 100% for the last.
 */
function spritePosition(name: IconName): string {
  return `${(100 * iconNames.indexOf(name)) / (iconNames.length - 1)}%`
}
