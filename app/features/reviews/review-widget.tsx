import { useEffect, useRef, useState } from 'react'

import { useNearViewport } from '~/browser/use-near-viewport'

/**
 * Maximum height in pixels. A taller frame is ignored because it would push the
 * rest of the page out of reach.
 */
const maxHeight = 20_000

/**
 * In a frame, isolated from this page. The frame adopts the height of its
 * content. If the platform's script is blocked, nothing is shown.
 */
export function ReviewWidget({ label }: { label: string }) {
  const section = useRef<HTMLElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const isNear = useNearViewport(section, '400px')
  const [hasFailed, setHasFailed] = useState(false)
  // Not zero because a widget that loads once it is visible would never load.
  const [height, setHeight] = useState(32)

  useEffect(() => {
    // Handles the messages of review-widget-page.server.ts and ignores those of
    // the platform's script.
    function handleMessage({ source, data }: MessageEvent<unknown>) {
      if (source === null || source !== frame.current?.contentWindow) return
      if (typeof data !== 'object' || data === null) return
      if ('widgetFailed' in data) setHasFailed(true)
      if (!('widgetHeight' in data) || typeof data.widgetHeight !== 'number')
        return
      if (data.widgetHeight > 0 && data.widgetHeight <= maxHeight)
        setHeight(Math.ceil(data.widgetHeight))
    }
    window.addEventListener('message', handleMessage)
    return () => window.removeEventListener('message', handleMessage)
  }, [])

  if (hasFailed) return null
  return (
    <section ref={section} aria-label={label} className="min-h-px">
      {isNear && (
        <iframe
          ref={frame}
          src="/reviews/widget"
          title={label}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          className="w-full border-0"
          style={{ height }}
        />
      )}
    </section>
  )
}
