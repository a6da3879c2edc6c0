import type { GalleryPageFile } from '../../../app/content/page-texts.schema.ts'

export const galleryPage: GalleryPageFile = {
  heading: 'Dirty and clean',
  introduction: 'Jobs along the lake. Open one and drag the line.',
  closing: {
    heading: 'Does yours look like that?',
    text: 'Send us your {fields}. Looking costs nothing.',
  },
}
