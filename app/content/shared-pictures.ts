import { sharedPictures } from '#firm/pages/shared-pictures.ts'

import { business } from './business.ts'
import type { SharedPicture } from './shared-pictures.schema.ts'

/** The picture that represents a kind of page, undefined for the mark. */
export function sharedPictureSource(kind: string): SharedPicture | undefined {
  return sharedPictures[kind] ?? sharedPictures['home']
}

export function sharedPictureAlt(kind: string): string {
  return sharedPictureSource(kind)?.alt ?? business.name
}
