import { useEffect, useRef, useState } from 'react'

import { useNearViewport } from '~/browser/use-near-viewport'

// In pixels. A taller frame would push the rest of the page out of reach.
const maxHeight = 20_000

/** Shows nothing if the platform's script is blocked. */
export function ReviewWidget({ label }: { label: string }) {
  const section = useRef<HTMLElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const isNear = useNearViewport(section, '400px')
  const [hasFailed, setHasFailed] = useState(false)
  // A widget without height would never be visible, and never load.
  const [height, setHeight] = useState(32)

  useEffect(() => {
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
