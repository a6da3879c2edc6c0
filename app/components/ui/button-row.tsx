import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface ButtonRowProps {
  className?: string
  children: ReactNode
}

export function ButtonRow({ className, children }: ButtonRowProps) {
  return (
    <div
      className={clsx('grid gap-x-4 gap-y-3 sm:flex sm:flex-wrap', className)}
    >
      {children}
    </div>
  )
}
