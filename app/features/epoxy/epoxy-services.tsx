import { Picture } from '~/components/ui/picture'
import { epoxyHeadings } from '~/content/epoxy'
import { epoxyServices, type EpoxyService } from '~/content/epoxy-floors'

// Of the two columns below, times nine eighths: the frames are 4:3, the photographs 3:2.
const wideSizes = ['calc(63vw - 1.5rem)', 'calc(49.5vw - 1.25rem)']

/** Garage floors to the left edge of the window, small patios lower and to the right one. */
export function EpoxyServices() {
  return (
    <section className="bg-concrete pt-20 pb-20 lg:pt-28 lg:pb-36">
      <h2 className="page-width text-title">{epoxyHeadings.services}</h2>
      <ul className="mt-10 grid grid-cols-1 gap-12 lg:mt-14 lg:grid-cols-[56fr_44fr] lg:gap-10">
        {epoxyServices.map((service, index) => (
          <EpoxyFloor key={service.title} {...service} wideSize={wideSizes[index] ?? '63vw'} />
        ))}
      </ul>
    </section>
  )
}

function EpoxyFloor({ title, text, features, image, wideSize }: EpoxyService & { wideSize: string }) {
  return (
    <li className="group lg:nth-2:-mt-36">
      <div className="swipe-foot aspect-4/3 overflow-hidden [--swipe:4vw]">
        <Picture
          {...image}
          fit="cover"
          sizes={`(min-width: 64rem) ${wideSize}, 112.5vw`}
          className="object-[50%_100%] transition-transform duration-300 ease-water group-hover:scale-[1.03]"
        />
      </div>
      <div className="relative mx-5 -mt-12 rounded-card bg-white p-7 resting group-odd:lg:ml-gutter group-even:lg:mr-gutter group-even:lg:ml-0 sm:p-10">
        <h3 className="text-remark">{title}</h3>
        <p className="mt-4 text-lead text-ink-soft">{text}</p>
        <ul className="mt-7 grid gap-4 text-lg font-medium">
          {features.map((feature) => (
            <li key={feature} className="stroke-mark pl-9 [--stroke-color:var(--color-water)]">
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
