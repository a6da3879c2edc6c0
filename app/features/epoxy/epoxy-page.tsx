import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { buttonStyle } from '~/components/ui/button-style'
import { ClosingBand, closingBandSizes } from '~/components/ui/closing-band'
import { Picture } from '~/components/ui/picture'
import { ProcessSection } from '~/components/ui/process-section'
import { epoxyBenefits, epoxyClosing, epoxyHeadings, epoxyProcess } from '~/content/epoxy'
import { epoxyServices, type EpoxyService } from '~/content/epoxy-services'
import { revealPair } from '~/content/reveal-pair'
import { IllustrationNote } from '~/features/gallery/illustration-note'

import { EpoxyHero } from './epoxy-hero'

/** Epoxy floors, top to bottom. */
export function EpoxyPage() {
  const [dirty] = revealPair.colors
  return (
    <>
      <EpoxyHero />
      <EpoxyBenefits />
      <EpoxyServices />
      <ProcessSection heading={epoxyHeadings.process} headingLevel="h2" steps={epoxyProcess} />
      {/* Reaches up behind the slanted edge of the section above. */}
      <ClosingBand
        className="-mt-16 pt-16"
        heading={epoxyClosing.heading}
        text={epoxyClosing.text}
        // A bare slab with oil on it, which is what the question is about.
        picture={
          <Picture
            {...revealPair}
            part="before"
            alt=""
            colors={[dirty, dirty]}
            fit="cover"
            sizes={closingBandSizes}
          />
        }
      >
        <SectionLink section={quoteFormId} className={buttonStyle('action', 'text-lg')}>
          {epoxyClosing.link}
        </SectionLink>
      </ClosingBand>
    </>
  )
}

/** Four things a coated floor does that a bare slab does not, said large. */
function EpoxyBenefits() {
  return (
    <section className="page-width py-12 lg:py-20">
      <h2 className="text-title">{epoxyHeadings.benefits}</h2>
      <ul className="mt-8 grid gap-x-16 gap-y-8 lg:mt-10 lg:grid-cols-2">
        {epoxyBenefits.map(({ title, text }) => (
          <li
            key={title}
            className="relative pt-6 before:absolute before:inset-x-0 before:top-0 before:h-2 before:bg-poppy before:stroke-line"
          >
            <h3 className="text-subtitle">{title}</h3>
            <p className="mt-2 max-w-prose text-lead text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Garage floors on a picture that runs out of the window, and small patios, which the head of the page shows. */
function EpoxyServices() {
  const [garages, patios] = epoxyServices
  return (
    <section className="bg-concrete pt-12 pb-14 lg:pt-20 lg:pb-20">
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:grid-rows-[1fr_auto]">
        <h2 className="mx-5 text-title lg:col-start-2 lg:mx-0 lg:self-end">{epoxyHeadings.services}</h2>
        <ul className="contents">
          {garages && (
            <li className="group lg:col-start-1 lg:row-span-2 lg:row-start-1">
              <div className="swipe-foot aspect-16/10 overflow-hidden [--swipe:4vw] lg:aspect-2/1">
                <Picture
                  {...garages.image}
                  fit="cover"
                  sizes="(min-width: 64rem) 50vw, 100vw"
                  className="object-[50%_0] transition-transform duration-300 ease-water group-hover:scale-[1.03]"
                />
              </div>
              <div className="relative mx-5 -mt-12 lg:mr-0 lg:ml-gutter">
                <FloorCard floor={garages} />
              </div>
            </li>
          )}
          {patios && (
            <li className="mx-5 lg:col-start-2 lg:mr-gutter lg:ml-0">
              <FloorCard floor={patios} />
            </li>
          )}
        </ul>
      </div>
      <IllustrationNote pictures={epoxyServices.map(({ image }) => image)} className="page-width mt-6" />
    </section>
  )
}

function FloorCard({ floor: { title, text, features } }: { floor: EpoxyService }) {
  return (
    <div className="rounded-card bg-white p-7 [box-shadow:var(--shadow-card)] sm:p-9">
      <h3 className="text-remark">{title}</h3>
      <p className="mt-3 text-lead text-ink-soft">{text}</p>
      <ul className="mt-6 grid gap-3.5 text-lg font-medium">
        {features.map((feature) => (
          <li key={feature} className="stroke-mark pl-9 [--stroke-color:var(--color-water)]">
            {feature}
          </li>
        ))}
      </ul>
    </div>
  )
}
