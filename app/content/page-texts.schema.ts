import * as v from 'valibot'

import { fields } from './fields.schema.ts'

// What the files in the firm's pages/ contain.

const text = v.pipe(v.string(), v.nonEmpty('is empty'))
const texts = v.array(text)
const headingAndText = fields({ heading: text, text })
const titledText = fields({ title: text, text })

export const homePageSchema = fields({
  hero: fields({
    headline: fields({
      before: v.string(),
      highlight: text,
      after: v.string(),
    }),
    subline: text,
    assurances: texts,
  }),
  headings: fields({
    reviews: text,
    services: text,
    gallery: text,
    about: text,
    serviceAreas: text,
    contact: text,
  }),
  introductions: fields({
    services: text,
    gallery: text,
    serviceAreas: text,
  }),
  about: fields({
    pictureAlt: v.optional(text),
    paragraphs: texts,
    mission: headingAndText,
  }),
  accordion: v.optional(fields({ heading: text, paragraphs: texts })),
  stats: v.array(fields({ figure: text, label: text })),
})

export const contactPageSchema = fields({
  heading: text,
  introduction: text,
  areas: fields({ heading: text, link: text }),
  faq: texts,
})

export const cityPagesSchema = fields({ heading: text, faq: texts })

export const privacyNoticeSchema = fields({
  lastUpdated: v.pipe(v.string(), v.isoDate('is no date such as 2026-11-29')),
  parts: v.array(titledText),
})

export const galleryPageSchema = fields({
  heading: text,
  introduction: text,
  closing: headingAndText,
})

export const reviewsPageSchema = fields({
  heading: text,
  /** Where the firm's own reviews come from. */
  source: v.optional(text),
  closing: headingAndText,
})

export const everyPageSchema = fields({
  footer: text,
  quote: fields({ introduction: text, steps: texts }),
  closing: headingAndText,
})

const searchResultSchema = fields({
  title: text,
  description: text,
  keywords: v.string(),
})

export const searchSchema = fields({
  home: searchResultSchema,
  contact: searchResultSchema,
  gallery: searchResultSchema,
  reviews: searchResultSchema,
})

export type HomePageFile = v.InferOutput<typeof homePageSchema>
export type ContactPageFile = v.InferOutput<typeof contactPageSchema>
export type CityPagesFile = v.InferOutput<typeof cityPagesSchema>
export type PrivacyNoticeFile = v.InferOutput<typeof privacyNoticeSchema>
export type GalleryPageFile = v.InferOutput<typeof galleryPageSchema>
export type ReviewsPageFile = v.InferOutput<typeof reviewsPageSchema>
export type EveryPageFile = v.InferOutput<typeof everyPageSchema>
export type SearchFile = v.InferOutput<typeof searchSchema>
