import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'

import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { Picture, placeholderStyle } from '~/components/ui/picture'
import type { SpecialtyTeaser } from '~/content/specialties/specialty-teasers'

interface SpecialtyTeasersProps {
  teasers: readonly SpecialtyTeaser[]
  isUnderSlant: boolean
}

export function SpecialtyTeasers({
  teasers,
  isUnderSlant,
}: SpecialtyTeasersProps) {
  return teasers.map((teaser, index) => (
    <Teaser
      key={teaser.slug}
      teaser={teaser}
      className={index === 0 && isUnderSlant ? 'under-slant' : undefined}
    />
  ))
}

interface TeaserProps {
  teaser: SpecialtyTeaser
  className: string | undefined
}

function Teaser({ teaser, className }: TeaserProps) {
  const { slug, plate, heading, text, button, image } = teaser
  const titleId = `${slug}-title`
  return (
    <section
      aria-labelledby={titleId}
      className={clsx(
        'bg-ground-shade sm:grid sm:grid-cols-2 sm:items-center',
        className,
      )}
    >
      <div
        style={placeholderStyle(image)}
        className="aspect-2/1 [--slant:1.5rem] skipped-when-far slant-foot sm:aspect-auto sm:h-full sm:min-h-72 sm:[--run:3rem] sm:lean-right"
      >
        <Picture
          {...image}
          framed
          fit="cover"
          sizes="(min-width: 40rem) max(50vw, 36rem), 100vw"
          className="[--crop-y:80%]"
        />
      </div>
      <div className="mx-5 py-7 sm:mx-0 sm:max-w-152 sm:px-8 sm:pt-14 lg:px-12">
        <h2 id={titleId} className="text-subtitle lg:text-title">
          {heading}
        </h2>
        <p className="mt-3 text-lead text-balance text-ink-soft">{text}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Link
            to="/$specialtySlug"
            params={{ specialtySlug: slug }}
            className={buttonStyle({ tone: 'quiet' })}
          >
            {button}
            <Icon name="arrow-right" className="size-5" />
          </Link>
          {plate !== undefined && (
            <p className="font-display text-xl font-bold text-accent-strong">
              {plate}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
