import type { ReviewedService } from '~/content/review-words'

import type { TaggedReview } from './read-reviews.server'
import { splitAuthor } from './split-author'

const minStars = 4

export const quoteLength = { min: 80, max: 240 }

/** The newest of a good length, or else the newest that is short. */
export function leadingReview(
  reviews: readonly TaggedReview[],
): TaggedReview | undefined {
  const short = reviews.filter(
    ({ rating, text }) => rating >= minStars && text.length <= quoteLength.max,
  )
  return short.find(isLongEnough) ?? short[0]
}

/** Its text may have to be shortened. */
export function reviewAbout(
  service: ReviewedService,
  reviews: readonly TaggedReview[],
): TaggedReview | undefined {
  return bestOf(reviews.filter(({ services }) => services.includes(service)))
}

/** In its text, or after the author's name: “Ann B., deck in Salem”. */
export function reviewFrom(
  city: string,
  reviews: readonly TaggedReview[],
): TaggedReview | undefined {
  const name = new RegExp(`\\b${city}\\b`, 'u')
  return bestOf(
    reviews.filter(({ author, text }) => {
      const { job } = splitAuthor(author)
      return name.test(`${job}. ${text}`)
    }),
  )
}

function bestOf(reviews: readonly TaggedReview[]): TaggedReview | undefined {
  return (
    leadingReview(reviews) ?? reviews.find(({ rating }) => rating >= minStars)
  )
}

function isLongEnough({ text }: TaggedReview): boolean {
  return text.length >= quoteLength.min
}
