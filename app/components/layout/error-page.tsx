import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import {
  isMissingChunk,
  reloadOnce,
  reloadPage,
} from '~/browser/reload-on-missing-chunk'
import { buttonStyle } from '~/components/ui/button-style'
import { errorTexts } from '~/content/error-page-text'

import { CallLink } from './cta-buttons'
import { MessagePageLayout } from './message-page-layout'

const requestIdElement = 'request-id'

/**
 * Renders the error page with retry and call buttons. For a missing script,
 * reloads the page instead.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const [isReloading, setIsReloading] = useState(() => isMissingChunk(error))
  const requestId = useRequestId()
  useEffect(() => {
    if (isReloading) void reloadOnce().then(setIsReloading)
    else console.error(error)
  }, [error, isReloading])
  if (isReloading) return null
  const isOffline = 'onLine' in navigator && !navigator.onLine
  return (
    <MessagePageLayout
      heading={errorTexts.heading}
      text={isOffline ? errorTexts.offline : errorTexts.text}
    >
      <div className="grid gap-x-4 gap-y-3 sm:flex sm:flex-wrap">
        {/* Reloads the whole page because the router caches the failed match. */}
        <button
          type="button"
          onClick={() => void reloadPage()}
          className={buttonStyle('action', 'text-lg')}
        >
          {errorTexts.again}
        </button>
        <CallLink />
      </div>
      {requestId !== undefined && (
        <p className="text-on-deep-soft">
          {errorTexts.reference}{' '}
          <span id={requestIdElement} className="font-semibold text-on-deep">
            {requestId}
          </span>
        </p>
      )}
    </MessagePageLayout>
  )
}

/**
 * Returns the id of the failed request in the log. The browser reads it from the
 * error page that the server rendered. An error in the browser itself has none.
 */
function useRequestId(): string | undefined {
  const { requestId } = useRouteContext({ from: '__root__' })
  const [idOnPage] = useState(() =>
    import.meta.env.SSR
      ? undefined
      : document.getElementById(requestIdElement)?.textContent,
  )
  return requestId ?? idOnPage
}
