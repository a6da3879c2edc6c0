import * as v from 'valibot'

import { fields, matching, text } from '../fields.schema.ts'
import { pairSchema } from '../pair.schema.ts'

const slug = matching(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'must have only small letters, digits and hyphens, such as window-tinting',
)

const titledText = fields({ title: text, text })
const picture = fields({
  /** Name of its file in the folder of pictures that is named by the slug. */
  id: text,
  /** Describes what is visible. */
  alt: text,
})

const kind = fields({
  title: text,
  text,
  features: v.array(text),
  picture,
})

/** A specialty: work that has a page of its own, apart from the services. */
export const specialtySchema = fields({
  /** The page's path, without its slash. */
  slug,
  /** Name in breadcrumbs and at reviews. */
  name: text,
  /** Name in the menu, if the usual one is too long for it. */
  menuLabel: v.optional(text),
  /** Name in the footer's list. */
  footerLabel: v.optional(text),
  /** Name within a sentence, such as “tinted windows for homes”. */
  inText: text,
  /** Words, in lower case, by which reviews and visitors name it. */
  words: v.array(text),
  /** Head of the page, for search engines. */
  search: fields({ title: text, description: text, keywords: text }),
  heading: text,
  introduction: text,
  /** A claim on a plate in the hero and beside the home page's link. */
  plate: v.optional(v.string()),
  /** The work before and after, in the hero and at the page's end. */
  pair: v.optional(pairSchema),
  benefits: v.optional(fields({ heading: text, items: v.array(titledText) })),
  /**
   * What the work is done to. The picture of the last one is also on the home
   * page and shows when the page is shared.
   */
  kinds: v.optional(fields({ heading: text, items: v.array(kind) })),
  /**
   * What customers choose from. What they pick goes along with their request.
   */
  choices: v.optional(
    fields({
      heading: text,
      /** All of them side by side, in the order of `items`. */
      picture,
      items: v.array(
        fields({
          name: text,
          /** The finished work in it. */
          picture: v.optional(picture),
        }),
      ),
    }),
  ),
  process: v.optional(fields({ heading: text, steps: v.array(titledText) })),
  /** Beside the page's form, which has a title of its own. */
  closing: v.optional(fields({ heading: text, text, formTitle: text })),
  /** Section of the home page that leads to the page. */
  teaser: v.optional(
    fields({
      heading: text,
      text,
      button: text,
    }),
  ),
  /** Describes the crop of the picture that shows when the page is shared. */
  sharedPictureAlt: text,
  /** What the assistant knows beyond the page's texts. */
  assistant: fields({
    /** How visitors ask what the page's texts answer. */
    questions: fields({
      offer: text,
      process: text,
      benefits: text,
      /** With `{title}` for that of a kind. */
      kind: text,
      price: text,
    }),
    /** Without a number, because every surface is inspected first. */
    price: text,
    more: v.optional(
      v.array(fields({ id: slug, questions: text, answer: text })),
    ),
  }),
})

/** A specialty, as its file says it. */
export type SpecialtyFile = v.InferOutput<typeof specialtySchema>
