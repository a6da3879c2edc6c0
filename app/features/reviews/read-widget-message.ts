type WidgetMessage = { kind: 'failed' } | { kind: 'height'; height: number }

/** In pixels: no list of reviews is higher, and a frame must not push the rest of the page out of reach. */
const most = 20_000

/** What the widget's page says (review-widget-page.server.ts); anything else, from whatever runs in it, is ignored. */
export function readWidgetMessage(data: unknown): WidgetMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if ('widgetFailed' in data) return { kind: 'failed' }
  if (!('widgetHeight' in data) || typeof data.widgetHeight !== 'number') return undefined
  const height = Math.ceil(data.widgetHeight)
  return height > 0 && height <= most ? { kind: 'height', height } : undefined
}
