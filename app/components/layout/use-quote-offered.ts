import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Whether a part of the page with `data-quote-offer` is in view. */
export function useQuoteOffered(): boolean {
  const router = useRouter()
  const [isOffered, setIsOffered] = useState(true)
  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      setIsOffered(inView.size > 0)
    })

    function observePage() {
      observer.disconnect()
      inView.clear()
      const offers = document.querySelectorAll('[data-quote-offer]')
      for (const offer of offers) observer.observe(offer)
      if (offers.length === 0) setIsOffered(false)
    }

    observePage()
    const unsubscribe = router.subscribe('onRendered', observePage)
    return () => {
      unsubscribe()
      observer.disconnect()
    }
  }, [router])
  return isOffered
}
