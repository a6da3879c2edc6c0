import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { CtaButtons } from '~/components/layout/cta-buttons'
import { HeroPicture } from '~/components/layout/hero-picture'
import { pageTitleId, SlantStroke } from '~/components/ui/page-hero'
import { noPictureStyle } from '~/components/ui/picture'
import { phoneWidth } from '~/components/ui/picture-sizes'
import { ctaTexts } from '~/content/cta-text'
import type { SpecialtyPageContent } from '~/content/specialties/specialty-page-content'
import { ancestorsOf, specialtyPage } from '~/lib/site-pages'

type SpecialtyHeroProps = Pick<
  SpecialtyPageContent,
  'slug' | 'name' | 'heading' | 'introduction' | 'plate' | 'pair'
>

export function SpecialtyHero(specialty: SpecialtyHeroProps) {
  const { heading, introduction, plate, pair } = specialty
  const page = specialtyPage(specialty)
  return (
    <section
      aria-labelledby={pageTitleId}
      className="relative overflow-x-clip bg-deep slant-edge text-on-deep"
    >
      {/* On wider windows the picture is taller, so the text next to it starts lower. */}
      <div className="grid lg:min-h-[clamp(38rem,52vw,52rem)] lg:grid-cols-[minmax(0,1fr)_52vw] low:grid-cols-[minmax(0,1fr)_42vw]">
        <div className="mx-5 pt-4 pb-8 lg:relative lg:z-1 lg:mr-0 lg:ml-gutter lg:pt-[clamp(3rem,20vw-10.8rem,9rem)] lg:pb-12 low:pt-1">
          <Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} />
          <h1
            id={pageTitleId}
            className="mt-3 text-[min(max(3.1rem,14.5vw),4.25rem,15.5vw)] leading-[0.95] lg:mt-5 lg:text-[clamp(4rem,6.15vw,6rem)] low:mt-1 low:text-[min(5.2vw,2.75rem)]"
          >
            {heading}
          </h1>
          <p className="mt-6 max-w-120 text-lead text-balance text-on-deep-soft low:mt-3">
            {introduction}
          </p>
          <CtaButtons
            className="mt-8 low:mt-4"
            quote={ctaTexts.specialtyQuote}
          />
        </div>
        <div className="relative -mb-(--slant)">
          <div className="h-full [--slant:4vw] slant-foot beside:@container-size">
            <div className="relative aspect-3/2 h-full beside:aspect-auto beside:lean-left">
              {pair ? (
                <HeroPicture
                  image={pair}
                  sizes={`(min-width: 64rem) clamp(60rem, 82vw, 84rem), ${phoneWidth(100)}`}
                  priority
                />
              ) : (
                <div className="h-full" style={noPictureStyle} />
              )}
            </div>
          </div>
          {plate !== undefined && (
            <p className="lean-ground absolute bottom-[calc(var(--slant)+5*var(--spacing))] left-5 w-max max-w-[calc(100%-10*var(--spacing))] px-7 pt-4 pb-5 font-display text-statement leading-none font-bold text-ink before:border-b-[0.375rem] before:border-action before:bg-ground lg:bottom-[calc(var(--slant)+14*var(--spacing))] lg:left-10 xl:-left-4 low:top-4 low:bottom-auto low:text-2xl">
              {plate}
            </p>
          )}
        </div>
      </div>
      <SlantStroke />
    </section>
  )
}
