import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { sectionHeadings } from '~/content/home-text'
import { reviewLabels } from '~/content/review-labels'
import { ArrowAhead } from '~/ui/arrow-ahead'
import { classNames } from '~/ui/class-names'

interface StripFrameProps {
  /** Not by `useId`: the stand-in and what takes its place would have the same one, and for a moment both are there. */
  titleId: string
  className?: string | undefined
  /** Stands beside the link. */
  control?: ReactNode
  children: ReactNode
}

/** The section around the strip: the same, and of the same height, while it loads and afterwards. */
export function StripFrame({ titleId, control, className, children }: StripFrameProps) {
  return (
    <section aria-labelledby={titleId} className={classNames('overflow-hidden bg-concrete', className)}>
      <div className="section-space">
        <div className="page-width flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id={titleId} className="text-title">
            {sectionHeadings.reviews}
          </h2>
          <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-6">
            <Link
              to="/reviews"
              className="group inline-flex min-h-11 items-center gap-2 font-semibold text-water-strong underline decoration-2 underline-offset-4 hover:text-ink"
            >
              {reviewLabels.all}
              <ArrowAhead />
            </Link>
            {control}
          </div>
        </div>
        <div className="mt-8 lg:mt-10">{children}</div>
      </div>
    </section>
  )
}
