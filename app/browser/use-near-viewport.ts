import { inView } from 'motion'
import { type RefObject, useEffect, useState } from 'react'

export function useNearViewport(
  element: RefObject<Element | null>,
  distance: `${number}px`,
): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    return inView(element.current, () => setIsNear(true), { margin: distance })
  }, [element, distance])
  return isNear
}
