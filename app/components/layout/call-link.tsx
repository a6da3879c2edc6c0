import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { business } from '~/content/business'

import { phoneLink } from './phone-link'

interface CallLinkProps {
  tone?: 'on-deep' | 'quiet'
  icon?: boolean
  className?: string
}

export function CallLink({
  tone = 'on-deep',
  icon = false,
  className = 'text-lg',
}: CallLinkProps) {
  const { href, label } = phoneLink(business.phone)
  return (
    <a href={href} className={buttonStyle({ tone, className })}>
      {icon && <Icon name="phone" className="size-5" />}
      {label}
    </a>
  )
}
