import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { getRouter } from '~/router'

/**
 * Takes the page over. Not by Start's own `StartClient`: that carries the serializer of server functions, which
 * most visits never call; it arrives with the first call instead.
 */
export async function hydratePage(): Promise<void> {
  const router = getRouter()
  await hydrate(router)
  // Tells the inline scripts of the router that they may clean up after themselves.
  Object(Reflect.get(window, '$_TSR')).h?.()
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Announced onHydrated={resolve}>
            <RouterProvider router={router} />
          </Announced>
        </StrictMode>,
      )
    })
  })
}

/** Wraps without a trace in the HTML, and tells when everything inside has been taken over. */
function Announced({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
