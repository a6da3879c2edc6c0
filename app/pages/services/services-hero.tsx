import type { ReactNode } from 'react'

import { servicesPage } from '~/content/page-texts'

/** Dark by itself. `children` lie between the dark ground and the words: the featured video. */
export function ServicesHero({ children }: { children: ReactNode }) {
  return (
    <section
      aria-labelledby="services-title"
      className="on-deep swipe-edge relative isolate z-10 overflow-hidden bg-deep text-on-deep"
    >
      {children}
      <div className="page-width flex min-h-88 flex-col justify-center pt-14 pb-24 lg:min-h-112">
        <h1 id="services-title" className="max-w-4xl text-hero">
          {servicesPage.heading}
        </h1>
        <p className="mt-5 max-w-2xl text-lead text-on-deep-soft">{servicesPage.introduction}</p>
      </div>
    </section>
  )
}
