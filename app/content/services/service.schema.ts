import * as v from 'valibot'

import { fields, text } from '../fields.schema.ts'
import { pairSchema } from '../pair.schema.ts'

const texts = v.array(text)
const wholeNumber = v.pipe(v.number(), v.integer())

/** A service, as its file says it. */
export const serviceSchema = fields({
  /** Also the value of `tab` in the URL and the name of its picture. */
  id: v.pipe(v.string(), v.slug()),
  /** Heading of the service and of its tile on the home page. */
  title: text,
  /**
   * Name in the service switcher, footer, breadcrumbs, quote titles and emails.
   * The title if unset.
   */
  shortTitle: v.optional(text),
  /**
   * Describes the picture services/ID. Without it, the service has no picture
   * of its own, and a pair stands for it.
   */
  pictureAlt: v.optional(text),
  /** Whether it is the largest tile. The first service if none is. */
  isMain: v.optional(v.boolean()),
  /** Its place in the footer. Last if unset, and not listed with 0. */
  footerPosition: v.optional(wholeNumber),
  /** Below the title in the hero. */
  introduction: text,
  /** Heading above the description. The title is already in the hero. */
  headline: text,
  description: text,
  /** Items of the section "What's Included". */
  features: v.optional(texts),
  /** Steps of the section "Our Process". */
  process: v.optional(v.array(fields({ title: text, text }))),
  benefits: v.optional(texts),
  /** Claims with a figure, after the benefits: the owner has to prove them. */
  figures: v.optional(texts),
  /**
   * How hard the surface may be washed, as the position of the gauge's needle
   * (0 to 1) and in words.
   */
  pressure: v.optional(
    fields({
      needle: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
      words: text,
    }),
  ),
  /** Beside the gauge, in a few words each. */
  timing: v.optional(
    fields({
      /** How long the work takes. */
      duration: v.optional(text),
      /** When the surface is dry. */
      dry: v.optional(text),
      /** When it can be used again, such as by cars. */
      back: v.optional(text),
    }),
  ),
  /**
   * Ids of stains.ts, in the order in which the section "Will it come out?"
   * shows them. Nine fill three rows.
   */
  stains: v.optional(texts),
  /** Pairs that "All" of the gallery leaves out. */
  ownPictures: v.optional(v.array(pairSchema)),
  /**
   * Gallery category that provides the rest of the service's pairs, and
   * whose filter shows the service's own.
   */
  galleryCategory: v.optional(text),
  /** Ids of the gallery's pairs of other categories that it shows as well. */
  alsoPairs: v.optional(texts),
  /**
   * What visitors ask about it, besides price, preparation and guarantee: the
   * id of one of the assistant's answers to common questions, or a question
   * that the assistant answers, too.
   */
  questions: v.optional(
    v.array(
      v.union([
        text,
        fields({
          question: text,
          /** Other words in which visitors ask the assistant. */
          asked: v.optional(text),
          answer: text,
        }),
      ]),
    ),
  ),
  /**
   * Continues "The price depends on". No numbers, because every surface is
   * inspected first.
   */
  priceDependsOn: v.optional(text),
  /** How the customer prepares for the visit. */
  prepare: v.optional(text),
  /** Other names that visitors use for the service when they ask. */
  synonyms: v.optional(text),
  /** Words by which a review names the service. Its names if unset. */
  reviewWords: v.optional(texts),
  /**
   * Title, description and keywords for search engines. Made of the other texts
   * if unset.
   */
  search: v.optional(
    fields({
      title: v.optional(text),
      description: v.optional(text),
      keywords: v.optional(text),
    }),
  ),
})
