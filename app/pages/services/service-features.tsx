import { servicesHeadings } from '~/content/pages/services'
import type { Service } from '~/content/services/service'

/** All that belongs to the service, on a sheet that reaches from the text of the page to the window's right edge. */
export function ServiceFeatures({ features }: Pick<Service, 'features'>) {
  return (
    <section className="relative overflow-x-clip lg:-mt-24">
      <div className="service-sheet pt-14 pb-20 lg:ml-gutter-within lg:pt-20 lg:pr-gutter lg:pb-28 lg:pl-32">
        <div className="max-lg:mx-5">
          <h3 className="text-title">{servicesHeadings.features}</h3>
          <ul className="mt-8 gap-x-16 text-lg leading-snug font-medium sm:columns-2 lg:mt-12 lg:text-xl lg:leading-snug">
            {features.map((feature) => (
              <li key={feature} className="break-inside-avoid border-t border-concrete-line py-5">
                <span className="stroke-mark block pl-9 text-pretty [--stroke-color:var(--color-water)]">
                  {feature}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
