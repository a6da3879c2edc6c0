import type { AnyRouter, RouteComponent } from '@tanstack/react-router'

import { renderedRequestId } from '../log/request-id.server'
import { siteLog } from '../log/site-log.server'

let done = false

/**
 * Has a page fail while it is loaded, as by its loader, when its script cannot be read. The router keeps that to itself
 * until the page is drawn; by then its status and headers are those of a page that is well, and nothing is in it. Every
 * page has a router, but all of them have the same components: the first one's routes are enough.
 */
export function failWithoutScript({ routesById }: AnyRouter): void {
  if (done) return
  done = true
  for (const { options } of Object.values<AnyRouter['routeTree']>(routesById)) {
    if (options.component) beStrict(options.component)
  }
}

function beStrict(component: RouteComponent): void {
  const { preload } = component
  if (!preload) return
  component.preload = async () => {
    await preload()
    try {
      // Makes an element of what has arrived, or throws why nothing has.
      Reflect.apply(component, undefined, [{}])
    } catch (cause) {
      siteLog().error({ id: renderedRequestId(), err: cause }, 'the script of a page could not be read')
      // Whoever reads the page can read the words of its error; those of the cause name files of this machine.
      throw new Error('The script of the page is missing.', { cause })
    }
  }
}
