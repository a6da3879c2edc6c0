import * as v from 'valibot'

import {
  type Review,
  type ReviewsResponse,
  reviewsResponseSchema,
} from '#domain/reviews-contract.ts'
import { business } from '~/content/business'
import type { ReviewedService } from '~/content/review-words'
import { isAllowedMedia } from '~/lib/media-origins'
import { keptRead } from '~/server/content-snapshot.server'
import { siteUrl } from '~/server/env.server'
import { log } from '~/server/request-log.server'
import { supabase } from '~/server/supabase.server'

import { servicesOf } from './review-services'

export type TaggedReview = Review & { services: readonly ReviewedService[] }

export type Reviews = Omit<ReviewsResponse, 'reviews'> & {
  reviews: readonly TaggedReview[]
}

/** A failed read has already been logged. */
export type ReviewsResult = ({ ok: true } & Reviews) | { ok: false }

// Enough for a cold start of the function. The page streams as long.
const timeoutMs = 4000

export const reviews = keptRead(requestReviews)

async function requestReviews(): Promise<ReviewsResult> {
  const { data, error } = await supabase().functions.invoke('fetch-reviews', {
    method: 'GET',
    // Also ends a response that stalls, unlike the option `timeout`.
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (error) return failed(error)
  const response = v.safeParse(reviewsResponseSchema, data)
  if (!response.success) return failed(v.summarize(response.issues))
  const { reviews: all, ...rest } = response.output
  return { ok: true, reviews: all.map(prepareReview), ...rest }
}

function prepareReview(review: Review): TaggedReview {
  return { ...withAllowedAvatar(review), services: servicesOf(review) }
}

// The page's content security policy would block other avatars.
function withAllowedAvatar({ avatar, ...review }: Review): Review {
  if (avatar === undefined) return review
  return isAllowedMedia(
    avatar,
    { ...business, url: siteUrl() },
    process.env.SUPABASE_URL,
  )
    ? { ...review, avatar }
    : review
}

function failed(reason: unknown): ReviewsResult {
  log.error({ err: reason }, 'failed to read the reviews')
  return { ok: false }
}
