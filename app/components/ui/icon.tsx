import { clsx } from 'clsx'

export function LinkArrow({ className }: { className?: string }) {
  return (
    <Icon
      name="arrow-right"
      className={clsx(
        'size-5',
        className,
        'transition-transform duration-200 ease-wash group-hover:translate-x-1',
      )}
    />
  )
}

// In the order of styles/icon-sprite.svg, top to bottom.
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

export function Icon({ name, className }: IconProps) {
  return (
    <span
      aria-hidden
      className={clsx('block flex-none icon-mask print:hidden', className)}
      style={{ '--icon': spritePosition(name) }}
    />
  )
}

// From 0% to 100%.
function spritePosition(name: IconName): string {
  return `${(100 * iconNames.indexOf(name)) / (iconNames.length - 1)}%`
}
