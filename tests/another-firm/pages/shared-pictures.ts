import type { SharedPictures } from '../../../app/content/shared-pictures.schema.ts'

export const sharedPictures: SharedPictures = {}
