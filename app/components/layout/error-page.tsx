import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { ButtonRow } from '~/components/ui/button-row'
import { buttonStyle } from '~/components/ui/button-style'
import { errorTexts } from '~/content/error-page-text'

import { CallLink } from './call-link'
import { MessagePageLayout } from './message-page-layout'

const requestIdElement = 'request-id'

// What Chrome, Firefox and Safari say of a script that is missing, such as
// after a deployment.
const missingScript =
  /dynamically imported module|^Importing a module script failed/

/**
 * Reloads the page once if a script of the route's loader is missing, as the
 * router does for scripts of components.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const [isReloading] = useState(() => shouldReload(error))
  const requestId = useRequestId()
  useEffect(() => {
    if (isReloading) location.reload()
    else console.error(error)
  }, [error, isReloading])
  if (isReloading) return null
  const isOffline = 'onLine' in navigator && !navigator.onLine
  return (
    <MessagePageLayout
      heading={errorTexts.heading}
      text={isOffline ? errorTexts.offline : errorTexts.text}
    >
      <ButtonRow>
        {/* Reloads the whole page because the router caches the failed match. */}
        <button
          type="button"
          onClick={() => location.reload()}
          className={buttonStyle({ tone: 'action', className: 'text-lg' })}
        >
          {errorTexts.again}
        </button>
        <CallLink />
      </ButtonRow>
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

function shouldReload(error: unknown): boolean {
  if (!(error instanceof Error) || !missingScript.test(error.message))
    return false
  const [page] = performance.getEntriesByType('navigation')
  const isReload =
    page instanceof PerformanceNavigationTiming && page.type === 'reload'
  return navigator.onLine && !isReload
}

// The server writes it into the page. An error in the browser has none.
function useRequestId(): string | undefined {
  const { requestId } = useRouteContext({ from: '__root__' })
  const [idOnPage] = useState(() =>
    import.meta.env.SSR
      ? undefined
      : document.getElementById(requestIdElement)?.textContent,
  )
  return requestId ?? idOnPage
}
