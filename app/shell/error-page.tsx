import { useRouteContext } from '@tanstack/react-router'
import { isModuleNotFoundError } from '@tanstack/router-core'
import { useEffect, useState } from 'react'

import { CallLink } from '~/business/call-link'
import { errorTexts } from '~/content/error-texts'
import { buttonStyle } from '~/ui/button-style'
import { siteAnswers } from '~/ui/site-answers'

import { loadWholePage } from './full-page-load'
import { MessagePage } from './message-page'

/**
 * Something broke on our side: say so, offer to try again, and keep the phone at hand. A script that is gone breaks
 * nothing: the page is loaded as a whole.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const [isLeaving] = useState(() => isModuleNotFoundError(error) && loadWholePage())
  const requestId = useRouteContext({ from: '__root__', select: (context) => context.requestId })
  useEffect(() => {
    if (!isLeaving) console.error(error)
  }, [error, isLeaving])
  if (isLeaving) return null
  return (
    <MessagePage heading={errorTexts.heading} text={errorTexts.text}>
      <div className="grid gap-x-4 gap-y-3 sm:flex sm:flex-wrap">
        <button type="button" onClick={() => void tryAgain()} className={buttonStyle('action', 'text-lg')}>
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

// All of it, because the router keeps what failed. Without a network this page says more than the browser's own.
async function tryAgain() {
  if (await siteAnswers()) location.reload()
}
