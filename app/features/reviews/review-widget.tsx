import { useEffect, useRef, useState } from 'react'

/**
 * A review platform's own widget: a script from elsewhere that paints where it was put. It is fetched when the
 * visitor comes near, and when it is blocked or broken there is nothing to see of it.
 */
export function ReviewWidget({ scriptUrl, label }: { scriptUrl: string; label: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    return whenNear(element, () => element.append(widgetScript(scriptUrl, () => setFailed(true))))
  }, [scriptUrl])

  if (failed) return null
  return (
    <section aria-label={label}>
      <div ref={place} className="min-h-px" />
    </section>
  )
}

function widgetScript(url: string, onFailure: () => void): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.addEventListener('error', onFailure)
  return script
}

function whenNear(element: Element, run: () => void): () => void {
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
