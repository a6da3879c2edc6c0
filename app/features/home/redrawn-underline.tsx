import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'

/** Time between two drawings, in milliseconds, as specified. */
const interval = 10_000

interface RedrawnUnderlineProps {
  isMoving: boolean
  children: ReactNode
}

export function RedrawnUnderline({
  isMoving,
  children,
}: RedrawnUnderlineProps) {
  const [isDrawing, setIsDrawing] = useState(true)

  useEffect(() => {
    if (!isMoving) return undefined
    // An infinite animation would keep the browser painting in between.
    const timer = setInterval(() => setIsDrawing(true), interval)
    return () => clearInterval(timer)
  }, [isMoving])

  return (
    <span
      className={clsx(
        'stroke-underline',
        isMoving && isDrawing && 'stroke-replay',
      )}
      onAnimationEnd={() => setIsDrawing(false)}
    >
      {children}
    </span>
  )
}
