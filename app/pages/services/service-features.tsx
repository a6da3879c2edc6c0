import { servicesHeadings } from '~/content/pages/services'
import type { Service } from '~/content/services/service'
import { phoneWidth } from '~/ui/phone-width'
import { Picture } from '~/ui/picture'

type ServiceFeaturesProps = { service: Pick<Service, 'id' | 'image' | 'features'> }

/** The finished work to the left edge of the window, and all that belongs to it on a sheet over its right side. */
export function ServiceFeatures({ service: { id, image, features } }: ServiceFeaturesProps) {
  return (
    <section className="relative grid grid-cols-1 overflow-x-clip lg:grid-cols-2 bg-concrete">
      <div className="service-photo aspect-4/3 lg:-mt-24 lg:aspect-auto">
        <Picture
          key={id}
          {...image}
          fit="cover"
          sizes={`(min-width: 64rem) max(60vw, 66rem), ${phoneWidth(112.5)}`}
        />
      </div>
      <div className="px-5 pt-12 pb-20 lg:self-center lg:py-20 lg:pr-gutter lg:pl-4">
        <h3 className="text-title">{servicesHeadings.features}</h3>
        <ul className="mt-8 text-lg leading-snug font-medium lg:mt-10">
          {features.map((feature) => (
            <li key={feature} className="break-inside-avoid border-t border-concrete-line py-4">
              <span className="stroke-mark block pl-9 text-pretty [--stroke-color:var(--color-water)]">
                {feature}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
