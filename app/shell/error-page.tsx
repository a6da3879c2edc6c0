import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { CallLink } from '~/business/call-link'
import { buttonStyle } from '~/ui/button-style'

import { MessagePage } from './message-page'

/** Something broke on our side: say so, offer to try again, and keep the phone at hand. */
export function ErrorPage({ error }: { error: unknown }) {
  const router = useRouter()
  useEffect(() => console.error(error), [error])
  return (
    <MessagePage
      heading="Sorry, this page did not load"
      text="The fault is ours. Try once more, or call and we help you at once."
    >
      <div className="grid gap-x-4 gap-y-3 sm:flex sm:flex-wrap">
        <button
          type="button"
          onClick={() => void router.invalidate()}
          className={buttonStyle('action', 'text-lg')}
        >
          Try again
        </button>
        <CallLink />
      </div>
    </MessagePage>
  )
}
