import { useRouteContext } from '@tanstack/react-router'
import { isModuleNotFoundError } from '@tanstack/router-core'
import { useEffect, useState } from 'react'

import { CallLink } from '~/business/call-link'
import { errorTexts } from '~/content/error-texts'
import { buttonStyle } from '~/ui/button-style'
import { reloadOnce, reloadPage } from '~/ui/missing-scripts'

import { MessagePage } from './message-page'

/**
 * Something broke on our side: say so, offer to try again, and keep the phone at hand. A script that is gone breaks
 * nothing as long as the site answers: the page is loaded as a whole.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const [isLeaving, setIsLeaving] = useState(isModuleNotFoundError(error))
  const requestId = useRouteContext({ from: '__root__', select: (context) => context.requestId })
  useEffect(() => {
    if (isLeaving) void reloadOnce().then(setIsLeaving)
    else console.error(error)
  }, [error, isLeaving])
  if (isLeaving) return null
  return (
    <MessagePage heading={errorTexts.heading} text={errorTexts.text}>
      <div className="grid gap-x-4 gap-y-3 sm:flex sm:flex-wrap">
        {/* All of it, because the router keeps what failed. */}
        <button type="button" onClick={() => void reloadPage()} className={buttonStyle('action', 'text-lg')}>
          {errorTexts.again}
        </button>
        <CallLink />
      </div>
      {requestId !== undefined && (
        <p className="text-on-deep-soft">
          {errorTexts.reference} <span className="font-semibold text-on-deep">{requestId}</span>
        </p>
      )}
    </MessagePage>
  )
}
