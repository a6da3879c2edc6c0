import { clsx } from 'clsx'
import type { CSSProperties } from 'react'

import { Picture } from '~/components/ui/picture'
import type { SpecialtyPageContent } from '~/content/specialties/specialty-page-content'
import { choiceTexts } from '~/content/specialty-page-text'
import { IllustrationNote } from '~/features/gallery/illustration-note'
import { pickField, quoteFieldsId } from '~/features/quote/picks'

type Choices = NonNullable<SpecialtyPageContent['choices']>

export function SpecialtyChoices({ heading, swatches, items }: Choices) {
  const pictures = items.flatMap(({ image }) => image ?? [])
  const [first] = pictures
  const hasPictures = first !== undefined
  return (
    <section className="page-width py-12 lg:py-20">
      <h2 id={headingId} className="text-title">
        {heading}
      </h2>
      <p className="mt-3 text-lead text-ink-soft">{choiceTexts.introduction}</p>
      <div
        className={clsx(
          'relative mt-8 lg:mt-10',
          hasPictures && 'pt-[calc(66.67%+1.25rem)] lg:pt-0 lg:pl-[66%]',
        )}
      >
        {first && (
          <Frame className="bg-ground-shade" image={{ ...first, alt: '' }} />
        )}
        <div
          role="radiogroup"
          aria-labelledby={headingId}
          style={{ '--count': items.length }}
          className={clsx(
            'grid grid-cols-[repeat(var(--count),minmax(0,1fr))] gap-x-3',
            hasPictures
              ? 'lg:aspect-[34/44] lg:auto-rows-fr lg:grid-cols-1 lg:gap-y-4 lg:pl-10'
              : 'lg:gap-x-6',
          )}
        >
          {items.map((item, index) => (
            <label
              key={item.name}
              style={{ '--index': index }}
              className={clsx(
                'cursor-pointer',
                hasPictures && 'lg:flex lg:items-stretch lg:gap-6',
              )}
            >
              <input
                type="radio"
                name={pickField}
                value={item.name}
                form={quoteFieldsId}
                aria-label={item.name}
                className="peer absolute opacity-0"
              />
              <Swatch picture={swatches} count={items.length} />
              <span className="mt-2 block text-[min(1rem,3.6vw)] leading-tight font-semibold peer-checked:text-accent-strong lg:mt-0 lg:self-center lg:font-display lg:text-subtitle">
                {item.name}
              </span>
              {item.image && (
                <Frame
                  image={item.image}
                  className="hidden peer-checked:block peer-checked:wiped-in"
                />
              )}
            </label>
          ))}
        </div>
      </div>
      <IllustrationNote pictures={[swatches, ...pictures]} className="mt-4" />
    </section>
  )
}

const headingId = 'choices-title'

interface FrameProps {
  image: Choices['swatches']
  className: string
}

/** Beside or above the swatches. */
function Frame({ image, className }: FrameProps) {
  return (
    <span
      className={clsx(
        'pointer-events-none absolute top-0 left-0 aspect-3/2 w-full overflow-hidden rounded-card lg:w-[66%]',
        className,
      )}
    >
      <Picture
        {...image}
        fit="cover"
        sizes="(min-width: 64rem) min(66vw, 50rem), calc(100vw - 2.5rem)"
      />
    </span>
  )
}

interface SwatchProps {
  picture: Choices['swatches']
  count: number
}

/** One of the blends in a picture of them all. */
function Swatch({ picture, count }: SwatchProps) {
  const style: CSSProperties = {
    // Wider than needed, so that no seam between two of them shows.
    width: `${count * 116}%`,
    left: 'calc(50% - 116% * (var(--index) + 0.5))',
  }
  return (
    <span className="relative block aspect-4/3 overflow-hidden rounded-button outline-offset-1 outline-action peer-checked:outline-3 peer-focus-visible:outline-3 peer-focus-visible:outline-ink lg:aspect-auto lg:w-40 lg:flex-none">
      <span className="absolute inset-y-0" style={style}>
        <Picture {...picture} alt="" fit="cover" sizes="50rem" />
      </span>
    </span>
  )
}
