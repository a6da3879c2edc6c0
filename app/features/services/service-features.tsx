import { phoneWidth } from '~/components/ui/image-sizes'
import { Picture } from '~/components/ui/picture'
import { servicesHeadings } from '~/content/page-texts'
import type { Service } from '~/content/services/service'

interface ServiceFeaturesProps {
  service: Pick<Service, 'id' | 'image' | 'features'>
  /** Shown at the head of the page, and not once more. */
  photoInHead: boolean
}

/** All that belongs to it. */
export function ServiceFeatures({ service: { id, image, features }, photoInHead }: ServiceFeaturesProps) {
  if (photoInHead)
    return (
      <section className="bg-concrete">
        {/* The columns of the summary above. */}
        <div className="page-width grid grid-cols-1 section-space gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
          <h3 className="text-title">{servicesHeadings.features}</h3>
          <FeatureList features={features} className="grid gap-x-10 sm:grid-cols-2" />
        </div>
      </section>
    )
  // The finished work to the left edge of the window, and the list on a sheet over its right side.
  return (
    <section className="relative grid grid-cols-1 overflow-x-clip lg:grid-cols-2 bg-concrete">
      {/* It reaches the left edge of the window and is cut by the lean on the right. */}
      <div className="aspect-4/3 swipe-foot lg:relative lg:z-1 lg:-mt-24 lg:aspect-auto lg:h-[calc(100%+6rem)] lg:min-h-176 lg:lean-right lg:[--run:calc(tan(var(--lean))*44rem)]">
        <Picture
          key={id}
          {...image}
          fit="cover"
          sizes={`(min-width: 64rem) max(60vw, 66rem), ${phoneWidth(112.5)}`}
        />
      </div>
      <div className="px-5 pt-12 pb-20 lg:self-center lg:py-20 lg:pr-gutter lg:pl-4">
        <h3 className="text-title">{servicesHeadings.features}</h3>
        <FeatureList features={features} className="mt-8 lg:mt-10" />
      </div>
    </section>
  )
}

function FeatureList({ features, className }: { features: readonly string[]; className: string }) {
  return (
    <ul className={`text-lg leading-snug font-medium ${className}`}>
      {features.map((feature) => (
        <li key={feature} className="border-t border-concrete-line py-4">
          <span className="stroke-mark block pl-9 text-pretty [--stroke-color:var(--color-water)]">
            {feature}
          </span>
        </li>
      ))}
    </ul>
  )
}
