import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { formatPhone } from '~/content/phone'
import { useSite } from '~/content/use-site'
import { buttonStyle } from '~/ui/button-style'

import { MessagePage } from './message-page'

/** Something broke on our side: say so, offer to try again, and keep the phone at hand. */
export function ErrorPage({ error }: { error: unknown }) {
  const router = useRouter()
  const { phone } = useSite()
  useEffect(() => console.error(error), [error])
  return (
    <MessagePage
      label="Sorry"
      heading="This page did not load"
      text="The fault is ours. Try once more, or call and we help you at once."
    >
      <button type="button" onClick={() => void router.invalidate()} className={buttonStyle('action')}>
        Try again
      </button>
      <a href={`tel:${phone}`} className={buttonStyle('on-deep')}>
        Call {formatPhone(phone)}
      </a>
    </MessagePage>
  )
}
