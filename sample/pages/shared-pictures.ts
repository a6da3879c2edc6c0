import type { SharedPictures } from '../../app/content/shared-pictures.schema.ts'

/** What sites show when someone shares a page, besides those of specialties. */
export const sharedPictures: SharedPictures = {
  home: {
    file: 'films/hero.webp',
    position: 'bottom',
    alt: 'A surface cleaner on a driveway by a street: brown with dirt at its left, washed pale at its right.',
  },
  services: {
    file: 'pictures/gallery/house-algae-siding.webp',
    position: 'centre',
    alt: 'House siding, before cleaning on the left and after it on the right.',
  },
  gallery: {
    file: 'pictures/gallery/deck-gray-cedar.webp',
    position: 'bottom',
    alt: 'A wooden deck, before cleaning on the left and after it on the right.',
  },
  reviews: {
    file: 'pictures/gallery/patio-shade-mildew.webp',
    position: 'top',
    alt: 'A concrete patio, before cleaning on the left and after it on the right.',
  },
  contact: {
    file: 'pictures/gallery/pavers-joint-close.webp',
    position: 'centre',
    alt: 'Joints of pavers, before cleaning on the left and after it on the right.',
  },
  city: {
    file: 'pictures/gallery/fence-cedar.webp',
    position: 'centre',
    alt: 'A wooden fence, before cleaning on the left and after it on the right.',
  },
}
