import type { GalleryPageFile } from '../../app/content/page-texts.schema.ts'

export const galleryPage: GalleryPageFile = {
  heading: 'Before and after',
  introduction:
    'The same surface, before and after. Open a picture and drag the line.',
  /** After the last picture. */
  closing: {
    heading: 'Got one that looks like this?',
    text: 'Send us your {fields}, or call now. We’ll ask about it, and the estimate is free.',
  },
}
