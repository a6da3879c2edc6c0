import type { ReactNode } from 'react'

import type { Review } from '#domain/reviews-contract.ts'
import { isSampleRow } from '#domain/sample-data.ts'
import { shortDate } from '~/content/date-words'
import { reviewLabels } from '~/content/reviews-text'

import type { ReviewsSource } from './reviews.queries'
import { SampleMark } from './sample-mark'
import { splitAuthor } from './split-author'

interface ReviewAuthorProps {
  review: Review
  source: ReviewsSource
}

/** The avatar covers the initials, which remain if it fails to load. */
export function ReviewAuthor({ review, source }: ReviewAuthorProps) {
  const { id, author, avatar, authorUrl, date, url } = review
  return (
    <div className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 self-start leading-snug">
      <span
        aria-hidden
        className="relative row-span-2 grid h-10 w-13 place-items-center self-center bg-accent-tint font-display text-bar font-bold text-accent-strong [--run:0.5rem] lean-both"
      >
        {initials(author)}
        {avatar !== undefined && (
          <img
            src={avatar}
            alt=""
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </span>
      <p className="wrap-anywhere">
        <ExternalLink url={authorUrl}>
          <AuthorName author={author} />
        </ExternalLink>
      </p>
      <p className="text-bar text-ink-soft">
        <time dateTime={date} className="inline-block">
          {shortDate(date)}
        </time>
        {source === 'google' && (
          <>
            {` ${reviewLabels.on} `}
            <GoogleMaps url={url} />
          </>
        )}
        {isSampleRow(id) && (
          <>
            {' '}
            <span className="ml-1">
              <SampleMark />
            </span>
          </>
        )}
      </p>
    </div>
  )
}

function AuthorName({ author }: { author: string }) {
  const { name, job } = splitAuthor(author)
  return (
    <>
      <span className="block font-semibold [text-decoration:inherit]">
        {name}
      </span>
      {job !== '' && (
        <>
          <span className="sr-only">, </span>
          <span className="block [text-decoration:inherit] first-letter:uppercase">
            {job}
          </span>
        </>
      )}
    </>
  )
}

/** As Google requires: in these words, untranslated and on one line. */
export function GoogleMaps({ url }: { url: string | undefined }) {
  return (
    <ExternalLink url={url}>
      <span translate="no" className="whitespace-nowrap">
        {reviewLabels.googleMaps}
      </span>
    </ExternalLink>
  )
}

function ExternalLink({
  url,
  children,
}: {
  url: string | undefined
  children: ReactNode
}) {
  if (url === undefined) return children
  return (
    <a
      href={url}
      rel="nofollow noreferrer"
      className="underline decoration-1 underline-offset-3 hover:text-accent-strong"
    >
      {children}
    </a>
  )
}

export function initials(author: string): string {
  const [name = ''] = author.split(',')
  const words = name.trim().split(/\s+/u)
  const isSingle = words.length === 1
  const initialWords = isSingle ? words : [words.at(0), words.at(-1)]
  return initialWords.map(firstCharacter).join('').toUpperCase()
}

function firstCharacter(word = ''): string {
  const [first = ''] = Array.from(word)
  return first
}
