import { useLocation } from '@tanstack/react-router'

import { useSite } from '~/business/use-site'
import { formatPhone } from '~/content/phone'

/** The head of a printed page (styles/print.css): who, the number to call, and where to read on. */
export function Letterhead() {
  const { name, phone, url } = useSite()
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <div className="letterhead">
      <p>{name}</p>
      <p>{formatPhone(phone)}</p>
      <p>{`${new URL(url).host}${pathname}`}</p>
    </div>
  )
}
