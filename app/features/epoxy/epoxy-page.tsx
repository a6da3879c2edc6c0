import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { CallLink } from '~/components/layout/cta-buttons'
import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { buttonStyle } from '~/components/ui/button-style'
import { CtaBand, ctaBandSizes } from '~/components/ui/cta-band'
import { SlantStroke, pageTitleId } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
import { phoneWidth } from '~/components/ui/picture-sizes'
import { ProcessSection } from '~/components/ui/process-section'
import { defaultBeforeAfter } from '~/content/default-before-after'
import {
  epoxyBenefits,
  epoxyClosing,
  epoxyHeadings,
  epoxyProcess,
  epoxyQuote,
} from '~/content/epoxy-page-text'
import {
  epoxyInstallTime,
  epoxyServices,
  type EpoxyService,
} from '~/content/epoxy-services'
import { epoxyPage } from '~/content/page-metadata'
import { IllustrationNote } from '~/features/gallery/illustration-note'
import { ancestorsOf, mainPages } from '~/lib/site-pages'

/** Renders the page about epoxy floors. */
export function EpoxyPage() {
  const [dirty] = defaultBeforeAfter.colors
  return (
    <>
      <EpoxyHero />
      <EpoxyBenefits />
      <EpoxyServices />
      <ProcessSection
        heading={epoxyHeadings.process}
        headingLevel="h2"
        steps={epoxyProcess}
      />
      {/* Extends up behind the slanted edge of the section above. */}
      <CtaBand
        className="-mt-16 lg:[--top:9rem]"
        heading={epoxyClosing.heading}
        text={epoxyClosing.text}
        // A bare, oil-stained slab: the kind of floor the text asks about.
        picture={
          <Picture
            {...defaultBeforeAfter}
            part="before"
            alt=""
            colors={[dirty, dirty]}
            fit="cover"
            sizes={ctaBandSizes}
          />
        }
      >
        <SectionLink
          section={quoteFormId}
          className={buttonStyle('action', 'text-lg')}
        >
          {epoxyClosing.link}
        </SectionLink>
      </CtaBand>
    </>
  )
}

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

function EpoxyServices() {
  const [garages, patios] = epoxyServices
  return (
    <section className="bg-concrete pt-12 pb-14 lg:pt-20 lg:pb-20">
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:grid-rows-[1fr_auto]">
        <h2 className="mx-5 text-title lg:col-start-2 lg:mx-0 lg:self-end">
          {epoxyHeadings.services}
        </h2>
        <ul className="contents">
          <li className="group lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <div className="slant-foot aspect-16/10 overflow-hidden [--slant:4vw] lg:aspect-2/1">
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
          <li className="mx-5 lg:col-start-2 lg:mr-gutter lg:ml-0">
            <FloorCard floor={patios} />
          </li>
        </ul>
      </div>
      <IllustrationNote
        pictures={epoxyServices.map(({ image }) => image)}
        className="page-width mt-6"
      />
    </section>
  )
}

function FloorCard({
  floor: { title, text, features },
}: {
  floor: EpoxyService
}) {
  return (
    <div className="rounded-card bg-white p-7 [box-shadow:var(--shadow-card)] sm:p-9">
      <h3 className="text-remark">{title}</h3>
      <p className="mt-3 text-lead text-ink-soft">{text}</p>
      <ul className="mt-6 grid gap-3.5 text-lg font-medium">
        {features.map((feature) => (
          <li
            key={feature}
            className="stroke-mark pl-9 [--stroke-color:var(--color-water)]"
          >
            {feature}
          </li>
        ))}
      </ul>
    </div>
  )
}

function EpoxyHero() {
  const page = mainPages.epoxy
  const [, patios] = epoxyServices
  return (
    <section
      aria-labelledby={pageTitleId}
      className="on-deep slant-edge relative overflow-x-clip bg-deep text-on-deep"
    >
      {/* On wider windows the picture is taller, so the text next to it starts lower. */}
      <div className="grid lg:min-h-[clamp(38rem,52vw,52rem)] lg:[--words-top:clamp(3rem,20vw-10.8rem,9rem)] low:grid-cols-[minmax(0,1fr)_42vw] lg:grid-cols-[minmax(0,1fr)_52vw]">
        <div className="mx-5 pt-4 pb-8 low:pt-1 lg:relative lg:z-1 lg:mr-0 lg:ml-gutter lg:pt-(--words-top) lg:pb-12">
          <Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} />
          <h1
            id={pageTitleId}
            className="mt-3 text-hero-epoxy leading-[0.95] low:mt-1 lg:mt-5"
          >
            {epoxyPage.heading}
          </h1>
          <p className="mt-6 max-w-120 text-balance text-lead low:mt-3 text-on-deep-soft">
            {epoxyPage.introduction}
          </p>
          <div className="mt-8 grid gap-x-4 gap-y-3 sm:flex sm:flex-wrap low:mt-4">
            <SectionLink
              section={quoteFormId}
              className={buttonStyle('action', 'text-lg')}
            >
              {epoxyQuote}
            </SectionLink>
            <CallLink icon />
          </div>
        </div>
        <div className="relative -mb-(--slant)">
          <div className="slant-foot h-full [--slant:4vw] beside:@container-size">
            <div className="h-full beside:lean-left">
              <Picture
                {...patios.image}
                fit="cover"
                sizes={`(min-width: 64rem) clamp(60rem, 82vw, 84rem), ${phoneWidth(100)}`}
                priority
                className="object-[60%_100%]"
              />
            </div>
          </div>
          <p
            data-keep-clear
            className="absolute bottom-[calc(var(--slant)+14*var(--spacing))] left-5 w-max max-w-[calc(100%-10*var(--spacing))] lean-ground px-7 pt-4 pb-5 font-display text-statement low:text-2xl leading-none font-bold text-ink before:border-b-[0.375rem] before:border-poppy before:bg-ground lg:-left-4"
          >
            {epoxyInstallTime}
          </p>
        </div>
      </div>
      <SlantStroke />
    </section>
  )
}
