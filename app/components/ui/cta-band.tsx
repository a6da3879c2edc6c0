import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { ButtonRow } from './button-row'

interface CtaBandProps {
  heading: string
  text: string
  /** What visitors may choose, above the buttons. */
  choices?: ReactNode
  children: ReactNode
  picture?: ReactNode
  className?: string | undefined
}

/**
 * Before cropping. Less than the picture's width where the next larger file
 * would be much too wide.
 */
export const ctaBandSizes = '(min-width: 64rem) max(40vw, 42rem), 100vw'

export function CtaBand({
  heading,
  text,
  choices,
  children,
  picture,
  className,
}: CtaBandProps) {
  return (
    <section
      data-quote-offer
      className={clsx('bg-accent text-white print:hidden', className)}
    >
      {/* Positions the picture, because the section itself may extend behind the slanted edge above it. */}
      <div className="relative">
        {picture && (
          <div className="@container-size relative h-56 overflow-hidden [--crop-y:20%] sm:h-80 lg:absolute lg:inset-[0_0_0_auto] lg:h-auto lg:w-[calc(50%-4rem)]">
            <div className="absolute inset-0 [--slant:2rem] slant-foot lg:lean-left">
              {picture}
            </div>
          </div>
        )}
        <div className="page-width pt-14 pb-24 lg:pt-[var(--top,5rem)] lg:pb-32">
          <div
            className={
              picture
                ? 'lg:max-w-136'
                : 'lg:grid lg:grid-cols-[1fr_auto] lg:gap-x-16'
            }
          >
            <h2 className="max-w-2xl text-title">{heading}</h2>
            <p className="mt-5 max-w-[52ch] text-lead text-balance">{text}</p>
            {choices}
            <ButtonRow
              className={clsx(
                'mt-8',
                !picture &&
                  'lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-end',
              )}
            >
              {children}
            </ButtonRow>
          </div>
        </div>
      </div>
    </section>
  )
}
