import * as v from 'valibot'

import { fields, text } from './fields.schema.ts'

/**
 * What sites show when someone shares a page, by the kind of the page. Kinds
 * that are missing show that of the home page, which is the mark if that is
 * missing too.
 */
export const sharedPicturesSchema = v.record(
  v.string(),
  fields({
    /** In the firm's folder, such as `pictures/gallery/deck.webp`. */
    file: text,
    /** Which part of its height is kept. */
    position: v.picklist(
      ['top', 'centre', 'bottom'],
      'must be top, centre or bottom',
    ),
    alt: text,
  }),
)

export type SharedPictures = Readonly<
  v.InferOutput<typeof sharedPicturesSchema>
>
export type SharedPicture = SharedPictures[string]
