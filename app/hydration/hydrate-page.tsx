import { type RouteComponent, RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { getRouter } from '~/router'
import { readablePath } from '~/seo/readable-path'
import { untilVisitor } from '~/ui/until-wanted'

import { linkManifest } from './link-manifest'

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
  if (component?.preload) throw new Error('The script of the page did not load.')
}

/**
 * Takes the page over. Not by Start's own `StartClient`: that carries the serializer of server functions, which
 * most visits never call; it arrives with the first call instead.
 */
export async function hydratePage(): Promise<void> {
  const router = pageRouter()
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
  linkManifest()
  void smoothFromNowOn(router)
}

/** Fetched only once there is somebody who may go to another page. */
async function smoothFromNowOn(router: Router) {
  await untilVisitor()
  try {
    const { smoothNavigation } = await import('~/shell/from-page-to-page')
    smoothNavigation(router)
  } catch (error) {
    console.warn('Pages follow each other without a wipe.', error)
  }
}

/** Wraps without a trace in the HTML, and tells when everything inside has been taken over. */
function Announced({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
