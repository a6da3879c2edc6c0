import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { quoteFormId } from './quote-link'

/**
 * Whether a part of the page with `data-quote-offer` is in view, and whether
 * the form itself is. The server says yes to both.
 */
export function useQuoteOffered() {
  const router = useRouter()
  const [isQuoteOffered, setIsQuoteOffered] = useState(true)
  const [isFormInView, setIsFormInView] = useState(true)
  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      update()
    })

    function update() {
      setIsQuoteOffered(inView.size > 0)
      const ids = Array.from(inView, ({ id }) => id)
      setIsFormInView(ids.includes(quoteFormId))
    }

    function observePage() {
      observer.disconnect()
      inView.clear()
      const offers = document.querySelectorAll('[data-quote-offer]')
      for (const offer of offers) observer.observe(offer)
      if (offers.length === 0) update()
    }

    observePage()
    const unsubscribe = router.subscribe('onRendered', observePage)
    return () => {
      unsubscribe()
      observer.disconnect()
    }
  }, [router])
  return { isQuoteOffered, isFormInView }
}
