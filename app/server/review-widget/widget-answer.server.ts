import { createHash } from 'node:crypto'

import type { Site } from '~/content/site'

import { widgetPage, widgetScript } from './widget-page'
import { widgetPolicy } from './widget-policy'

/** The page for the frame on /reviews, where the settings name a widget. */
export function widgetAnswer({ reviewWidget }: Site): Response {
  if (!reviewWidget) return new Response('No review widget is set up.\n', { status: 404 })
  const hash = createHash('sha256').update(widgetScript(reviewWidget)).digest('base64')
  return new Response(widgetPage(reviewWidget), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': widgetPolicy(reviewWidget, `sha256-${hash}`),
      'X-Robots-Tag': 'noindex',
    },
  })
}
