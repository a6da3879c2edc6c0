import { buttonStyle } from '~/ui/button-style'
import { Icon } from '~/ui/icon'

import { useSite } from './use-site'
import { wayToCall } from './way-to-call'

interface CallLinkProps {
  tone?: 'on-deep' | 'quiet'
  icon?: boolean
}

/** The way to the phone beside another way on, with its number. */
export function CallLink({ tone = 'on-deep', icon = false }: CallLinkProps) {
  const { href, label } = wayToCall(useSite().phone)
  return (
    <a href={href} className={buttonStyle(tone, 'text-lg')}>
      {icon && <Icon name="phone" className="size-5" />}
      {label}
    </a>
  )
}
