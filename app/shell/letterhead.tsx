import { useLocation } from '@tanstack/react-router'

import { formatPhone } from '#functions/_shared/format-phone.ts'
import { useSite } from '~/business/use-site'

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
