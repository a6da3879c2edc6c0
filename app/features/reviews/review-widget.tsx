import { useEffect, useRef, useState } from 'react'

/**
 * A review platform's own widget, on a page of its own in a frame: it cannot touch this one. It is fetched when
 * the visitor comes near, is as high as what it painted, and when it is blocked there is nothing to see of it.
 */
export function ReviewWidget({ label }: { label: string }) {
  const place = useRef<HTMLElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [near, setNear] = useState(false)
  const [failed, setFailed] = useState(false)
  // Not nothing: what waits until it is seen would wait for ever.
  const [height, setHeight] = useState(32)

  useEffect(() => whenNear(place.current, () => setNear(true)), [])
  useEffect(() => {
    function listen({ source, data }: MessageEvent) {
      if (source === null || source !== frame.current?.contentWindow) return
      const message = readWidgetMessage(data)
      if (message?.kind === 'failed') setFailed(true)
      if (message?.kind === 'height') setHeight(message.height)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  if (failed) return null
  return (
    <section ref={place} aria-label={label} className="min-h-px">
      {near && (
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

function whenNear(element: Element | null, run: () => void): (() => void) | undefined {
  if (!element) return undefined
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: '400px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

type WidgetMessage = { kind: 'failed' } | { kind: 'height'; height: number }

/** In pixels: no list of reviews is higher, and a frame must not push the rest of the page out of reach. */
const most = 20_000

/** What the widget's page says (review-widget-page.server.ts); all else that runs in it and posts messages is ignored. */
function readWidgetMessage(data: unknown): WidgetMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if ('widgetFailed' in data) return { kind: 'failed' }
  if (!('widgetHeight' in data) || typeof data.widgetHeight !== 'number') return undefined
  const height = Math.ceil(data.widgetHeight)
  return height > 0 && height <= most ? { kind: 'height', height } : undefined
}
