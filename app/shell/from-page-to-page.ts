import type { AnyRouter } from '@tanstack/react-router'

import { bringInLateTextFace } from './late-text-face'
import { wipeBetweenPages } from './page-transition'

/** What makes going from page to page pleasant, and is not missed where it has not arrived. */
export function smoothNavigation(router: AnyRouter): void {
  wipeBetweenPages(router)
  bringInLateTextFace(router)
}
