import { classNames } from './class-names'

/** Those that styles/icons.css draws. */
type IconName =
  | 'arrow-down'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'chevrons-left-right'
  | 'external-link'
  | 'menu'
  | 'message-circle'
  | 'pause'
  | 'phone'
  | 'play'
  | 'plus'
  | 'x'

interface IconProps {
  name: IconName
  className?: string
}

/** A line icon beside words that say the same: as large as its classes make it, in the color of its text. */
export function Icon({ name, className }: IconProps) {
  return <span aria-hidden className={classNames('icon', `icon-${name}`, className)} />
}
