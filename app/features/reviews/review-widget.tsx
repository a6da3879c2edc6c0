import { inView } from 'motion'
import { useEffect, useRef, useState } from 'react'

/** In pixels: no list of reviews is higher, and a frame must not push the rest of the page out of reach. */
const maxHeight = 20_000

/**
 * A review platform's own widget, on a page of its own in a frame: it cannot touch this one. It is fetched when
 * the visitor comes near, is as high as what it painted, and when it is blocked there is nothing to see of it.
 */
export function ReviewWidget({ label }: { label: string }) {
  const section = useRef<HTMLElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  // Not zero: a widget that waits until it is seen would wait forever.
  const [height, setHeight] = useState(32)

  useEffect(
    () => (section.current ? inView(section.current, () => setIsNear(true), { margin: '400px' }) : undefined),
    [],
  )

  useEffect(() => {
    // What the widget's page posts (review-widget-page.server.ts); the platform's own messages are ignored.
    function listen({ source, data }: MessageEvent<unknown>) {
      if (source === null || source !== frame.current?.contentWindow) return
      if (typeof data !== 'object' || data === null) return
      if ('widgetFailed' in data) setHasFailed(true)
      if (!('widgetHeight' in data) || typeof data.widgetHeight !== 'number') return
      if (data.widgetHeight > 0 && data.widgetHeight <= maxHeight) setHeight(Math.ceil(data.widgetHeight))
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
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
