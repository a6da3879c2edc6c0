import { type RouteComponent, RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { getRouter } from '~/router'
import { readablePath } from '~/seo/readable-path'
import { keepHoverFromReact } from '~/ui/unheard-hover'
import { untilVisitor } from '~/ui/until-wanted'

type Router = ReturnType<typeof getRouter>

let made: Router | undefined

// As the server has answered it: the router knows no other spelling.
function tidyAddress() {
  const { pathname, search, hash } = location
  const readable = readablePath(pathname)
  if (readable !== pathname) history.replaceState(history.state, '', readable + search + hash)
}

// One, however many attempts it takes to fetch the page.
function pageRouter(): Router {
  tidyAddress()
  return (made ??= getRouter())
}

/** Fetches what the page itself is made of. Rejects without it, before anything of the page has been touched. */
export async function fetchPage(): Promise<void> {
  const router = pageRouter()
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname)
  await Promise.all(matchedRoutes.map(({ options }) => fetchComponent(options.component)))
}

// The router's own way keeps the failure to itself until the page is drawn, and then draws the error instead.
async function fetchComponent(component: RouteComponent | undefined) {
  await component?.preload?.()
  // The router takes `preload` away from a component once its script has arrived.
  if (component?.preload) throw new Error('The page did not load.')
}

/**
 * Takes the page over. Not by Start's own `StartClient`: that carries the serializer of server functions, which
 * most visits never call; it arrives with the first call instead.
 */
export async function hydratePage(): Promise<void> {
  const router = pageRouter()
  await hydrate(router)
  keepHoverFromReact()
  // Tells the inline scripts of the router that they may clean up after themselves.
  Object(Reflect.get(window, '$_TSR')).h?.()
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <Announced onHydrated={resolve}>
          <RouterProvider router={router} />
        </Announced>,
      )
    })
  })
  void smoothFromNowOn(router)
}

/** Fetched only once there is somebody who may stay. */
async function smoothFromNowOn(router: Router) {
  await untilVisitor()
  try {
    const { smoothVisit } = await import('~/shell/for-visitors')
    smoothVisit(router)
  } catch (error) {
    console.warn('No wipe between pages.', error)
    addEventListener('online', () => void smoothFromNowOn(router), { once: true })
  }
}

/** Wraps without a trace in the HTML, and tells when everything inside has been taken over. */
function Announced({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  // Checks while developing; in a build it would only be script.
  return import.meta.env.DEV ? <StrictMode>{children}</StrictMode> : children
}
