import { clsx } from 'clsx'

import { Picture } from '~/components/ui/picture'
import { phoneWidth } from '~/components/ui/picture-sizes'
import { servicesHeadings } from '~/content/services-page-text'
import type { Service } from '~/content/services/service'

export function ServiceFeatures({ service }: { service: Service }) {
  const { id, image, features, stains } = service
  return (
    <section
      className={clsx(
        'relative grid grid-cols-1 overflow-x-clip bg-ground-shade',
        image && 'lg:grid-cols-2 print:grid-cols-[auto_1fr]',
      )}
    >
      {image && (
        <div
          className={clsx(
            'aspect-4/3 slant-foot sm:aspect-21/9 lg:relative lg:z-1 lg:aspect-auto lg:min-h-152 lg:[--run:calc(var(--slope)*38rem)] lg:lean-right',
            // Begins on the dark ground of the stains.
            stains.length > 0 && 'lg:-mt-24 lg:h-[calc(100%+6rem)]',
          )}
        >
          <Picture
            key={id}
            {...image}
            fit="cover"
            sizes={`(min-width: 64rem) max(60vw, 57rem), ${phoneWidth(112.5)}`}
          />
        </div>
      )}
      <div
        className={
          image
            ? 'px-5 pt-10 pb-14 lg:self-center lg:py-16 lg:pr-gutter lg:pl-4'
            : 'page-width pt-10 pb-14 lg:py-20'
        }
      >
        <h3 className="text-title">{servicesHeadings.features}</h3>
        <ul className="mt-6 text-lg leading-snug font-medium lg:mt-8">
          {features.map((feature) => (
            <li key={feature} className="border-t border-ground-line py-3.5">
              <span className="stroke-mark block pl-9 text-pretty [--stroke-color:var(--color-accent)]">
                {feature}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
