import { clsx } from 'clsx'
import { type ChangeEvent, useState } from 'react'

import { QuoteLink } from '~/components/layout/quote-link'
import { buttonStyle } from '~/components/ui/button-style'
import { placeholderStyle } from '~/components/ui/picture'
import { stainTexts } from '~/content/services-page-text'
import type { Service } from '~/content/services/service'
import type { Stain } from '~/content/stains'
import { verdicts } from '~/content/stains.schema'
import { IllustrationNote } from '~/features/gallery/illustration-note'
import { pickField, quoteFieldsId } from '~/features/quote/picks'
import { avifFiles, type PicturePart } from '~/lib/picture-widths'

type StainSlabProps = Pick<Service, 'stains' | 'quoteTitle'>

/** A slab of concrete, cut in tiles that visitors wash. */
export function StainSlab({ stains, quoteTitle }: StainSlabProps) {
  const [latest, setLatest] = useState<string>()
  const isPictured = stains.some(({ image }) => image.src !== '')

  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setLatest(currentTarget.checked ? currentTarget.value : undefined)
  }

  return (
    <section className="bg-deep text-on-deep">
      <div className="page-width grid gap-x-16 gap-y-8 pt-14 pb-14 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] lg:pt-20 lg:pb-36">
        <div className="lg:col-start-2">
          <h3 className="text-title">{stainTexts.heading}</h3>
          <p className="mt-4 text-lead text-on-deep-soft print:hidden">
            {stainTexts.introduction}
          </p>
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <ul
            className={clsx(
              'grid grid-cols-3 gap-0.5 overflow-hidden rounded-card sm:gap-1 print:hidden',
              isPictured ? '[--tile:1]' : '[--tile:1.5]',
            )}
          >
            {stains.map((stain) => (
              <li
                key={stain.id}
                // The last one fills its row.
                className="@container-size aspect-(--tile) last:nth-[3n+1]:col-span-3 last:nth-[3n+1]:aspect-[calc(3*var(--tile))] last:nth-[3n+2]:col-span-2 last:nth-[3n+2]:aspect-[calc(2*var(--tile))]"
              >
                <StainTile stain={stain} onChange={pick} />
              </li>
            ))}
          </ul>
          <IllustrationNote
            pictures={stains.map(({ image }) => image)}
            className="mt-3 print:hidden"
          />
        </div>
        <div className="grid content-start gap-y-8 noscript:lg:col-span-full">
          <div className="grid noscript:gap-5 noscript:lg:grid-cols-3">
            <Legend isHidden={latest !== undefined} />
            <dl className="contents">
              {stains.map((stain) => (
                <Answer
                  key={stain.id}
                  stain={stain}
                  isHidden={stain.id !== latest}
                />
              ))}
            </dl>
          </div>
          <QuoteLink
            className={buttonStyle({
              tone: 'action',
              className: 'justify-self-start text-lg',
            })}
          >
            {quoteTitle}
          </QuoteLink>
          <p className="text-sm text-on-deep-soft">{stainTexts.note}</p>
        </div>
      </div>
    </section>
  )
}

interface StainTileProps {
  stain: Stain
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

function StainTile({ stain, onChange }: StainTileProps) {
  const { id, name, verdict, image } = stain
  // A picture shows how it stays.
  const isWashed = image.src !== '' || verdict !== 'stays'
  return (
    <label
      style={placeholderStyle(image)}
      className="group relative block size-full cursor-pointer overflow-hidden select-none"
    >
      <input
        type="checkbox"
        name={pickField}
        value={id}
        form={quoteFieldsId}
        onChange={onChange}
        aria-label={name}
        aria-describedby={answerId(id)}
        className="peer absolute inset-0 cursor-pointer opacity-0"
      />
      <Half image={image} part="before" className="absolute" />
      {isWashed && (
        <Half image={image} part="after" className="absolute tile-washed" />
      )}
      <span className="absolute inset-0 tile-seam" />
      <span className="absolute bottom-0 left-0 max-w-full bg-deep py-1 pr-2.5 pl-2 text-[min(0.8125rem,13cqw)] leading-tight font-semibold sm:px-4 sm:py-2 sm:text-base">
        {name}
      </span>
      <span
        aria-hidden
        className="lean-ground absolute top-2 left-2 px-2.5 py-1 font-display text-lg leading-none font-bold text-ink opacity-0 transition-opacity delay-300 duration-200 peer-checked:opacity-100 before:border-b-4 before:border-action before:bg-ground sm:top-4 sm:left-4 sm:px-4 sm:py-2 sm:text-remark"
      >
        {stainTexts.verdicts[verdict]}
      </span>
      <span className="pointer-events-none absolute inset-0 peer-focus-visible:inset-ring-4 peer-focus-visible:inset-ring-action peer-focus-visible:outline-3 peer-focus-visible:-outline-offset-7 peer-focus-visible:outline-ink" />
    </label>
  )
}

interface HalfProps {
  image: Stain['image']
  part: PicturePart
  className: string
}

function Half({ image, part, className }: HalfProps) {
  const [smallest] = avifFiles(image, part)
  if (image.src === '')
    return (
      <span
        className={clsx('inset-0', className)}
        style={{ background: image.colors[part === 'before' ? 0 : 1] }}
      />
    )
  return (
    <img
      loading="lazy"
      src={smallest?.src}
      alt=""
      width={image.width}
      height={image.height}
      className={clsx('inset-0 size-full object-cover', className)}
    />
  )
}

/** All in one place, so that the page keeps its height. */
const inPlace =
  'col-start-1 row-start-1 noscript:visible noscript:col-auto noscript:row-auto print:visible print:row-auto'

function Legend({ isHidden }: { isHidden: boolean }) {
  return (
    <ul
      aria-hidden
      className={clsx(
        inPlace,
        'print:hidden noscript:hidden',
        isHidden && 'invisible',
      )}
    >
      {verdicts.map((verdict) => (
        <li
          key={verdict}
          className="flex items-baseline gap-x-4 border-t border-deep-line py-2.5"
        >
          <span className="w-[3.4em] shrink-0 font-display text-statement leading-tight font-bold">
            {stainTexts.verdicts[verdict]}
          </span>
          <span className="text-on-deep-soft">
            {stainTexts.meanings[verdict]}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface AnswerProps {
  stain: Stain
  isHidden: boolean
}

function Answer({ stain, isHidden }: AnswerProps) {
  const { id, name, verdict, reason } = stain
  return (
    <div
      className={clsx(
        inPlace,
        'print:grid print:grid-cols-[6rem_1fr]',
        isHidden && 'invisible',
      )}
    >
      <dt className="text-lead font-semibold text-on-deep-soft">{name}</dt>
      <dd id={answerId(id)} className="print:grid print:grid-cols-[3.5rem_1fr]">
        <span className="stroke-underline mt-1 font-display text-statement leading-none font-bold lg:text-count noscript:text-heading">
          {stainTexts.verdicts[verdict]}
        </span>
        <span className="mt-5 block max-w-prose text-lead noscript:mt-2">
          {reason}
        </span>
      </dd>
    </div>
  )
}

function answerId(id: string): string {
  return `stain-${id}`
}
