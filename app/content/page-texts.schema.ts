import * as v from 'valibot'

// What the files in the firm's pages/ contain.

const text = v.pipe(v.string(), v.nonEmpty('is empty'))
const texts = v.array(text)
const headingAndText = v.strictObject({ heading: text, text })
const titledText = v.strictObject({ title: text, text })

export const homePageSchema = v.strictObject({
  hero: v.strictObject({
    headline: v.strictObject({
      before: v.string(),
      highlight: text,
      after: v.string(),
    }),
    subline: text,
    assurances: texts,
  }),
  headings: v.strictObject({
    reviews: text,
    services: text,
    gallery: text,
    about: text,
    serviceAreas: text,
    contact: text,
  }),
  introductions: v.strictObject({
    services: text,
    gallery: text,
    serviceAreas: text,
  }),
  about: v.strictObject({
    paragraphs: texts,
    mission: headingAndText,
  }),
  accordion: v.optional(v.strictObject({ heading: text, paragraphs: texts })),
  stats: v.array(v.strictObject({ figure: text, label: text })),
})

export const contactPageSchema = v.strictObject({
  heading: text,
  introduction: text,
  areas: v.strictObject({ heading: text, link: text }),
  faq: texts,
})

export const cityPagesSchema = v.strictObject({ heading: text, faq: texts })

export const privacyNoticeSchema = v.strictObject({
  lastUpdated: v.pipe(v.string(), v.isoDate('is no date such as 2026-11-29')),
  parts: v.array(titledText),
})

export const galleryPageSchema = v.strictObject({
  heading: text,
  introduction: text,
  closing: headingAndText,
})

export const reviewsPageSchema = v.strictObject({
  heading: text,
  closing: headingAndText,
})

export const everyPageSchema = v.strictObject({
  footer: text,
  quote: v.strictObject({ introduction: text, steps: texts }),
  closing: headingAndText,
})

const searchResultSchema = v.strictObject({
  title: text,
  description: text,
  keywords: v.string(),
})

export const searchSchema = v.strictObject({
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
