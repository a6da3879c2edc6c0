import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { CtaButtons } from '~/components/layout/cta-buttons'
import { PageHero, pageHeroSizes } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
import type { CityPageContent } from '~/content/cities/city-page-content'
import { cityHeadings } from '~/content/city-text'
import { ancestorsOf, cityPage } from '~/lib/site-pages'

type CityHeroProps = Pick<CityPageContent, 'city' | 'picture'>

/** The place, clean work of the kind it asks for most, and the ways to ask. */
export function CityHero({ city, picture }: CityHeroProps) {
  const { name, county } = city
  const page = cityPage(city)
  return (
    <PageHero
      heading={
        <>
          {/* Two pieces, so that it breaks between them, whatever the face. */}
          <span className="inline-block">{cityHeadings.page.what}</span>{' '}
          <span className="inline-block">{cityHeadings.page.where(name)}</span>
        </>
      }
      picture={<Picture {...picture} fit="cover" priority sizes={pageHeroSizes} />}
      above={
        <div className="low:flex low:flex-wrap low:items-center low:gap-x-6">
          <Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} />
          <p className="font-display text-heading font-semibold text-water-bright">{county}</p>
        </div>
      }
    >
      <CtaButtons className="mt-8" />
    </PageHero>
  )
}
