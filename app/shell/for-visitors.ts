import type { AnyRouter } from '@tanstack/react-router'

import { bringInLateTextFace } from './late-text-face'
import { linkManifest } from './link-manifest'
import { wipeBetweenPages } from './page-transition'

/** What is pleasant for whoever stays and goes from page to page, and is not missed where it has not arrived. */
export function smoothVisit(router: AnyRouter): void {
  wipeBetweenPages(router)
  bringInLateTextFace(router)
  linkManifest()
}
