import { formatPhone } from '#functions/_shared/format-phone.ts'
import { waysToAsk } from '~/content/ways-to-ask'
import { buttonStyle } from '~/ui/button-style'
import { Icon } from '~/ui/icon'

import { useSite } from './use-site'

interface CallLinkProps {
  tone?: 'on-deep' | 'quiet'
  icon?: boolean
}

/** The way to the phone beside another way on, with its number. */
export function CallLink({ tone = 'on-deep', icon = false }: CallLinkProps) {
  const { phone } = useSite()
  return (
    <a href={`tel:${phone}`} className={buttonStyle(tone, 'text-lg')}>
      {icon && <Icon name="phone" className="size-5" />}
      {`${waysToAsk.call} ${formatPhone(phone)}`}
    </a>
  )
}
