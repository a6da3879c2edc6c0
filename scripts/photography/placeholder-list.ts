import { basename } from 'node:path'

import { epoxyServices } from '../../app/content/epoxy.ts'
import { fullGallery, type Picture } from '../../app/content/gallery.ts'
import { serviceGallery } from '../../app/content/services/service-gallery.ts'
import { services } from '../../app/content/services/services.ts'

export interface Placeholder {
  /** From the root of the project. */
  file: string
  label: string
  width: number
  height: number
}

/** What is shown when a page is shared: one card for each kind of page. */
const socialCards = ['home', 'services', 'epoxy', 'gallery', 'reviews', 'contact', 'city']

const pictures: readonly Picture[] = [
  ...fullGallery,
  ...Object.values(serviceGallery).flat(),
  ...services.map(({ image }) => image),
  ...epoxyServices.map(({ image }) => image),
]

const bySource = new Map(pictures.map((picture) => [picture.src, picture]))

/** Every picture the content names, and the social cards. */
export const placeholders: readonly Placeholder[] = [
  ...[...bySource.values()].map(({ src, width, height }) => ({
    file: `public${src}`,
    label: basename(src, '.jpg'),
    width,
    height,
  })),
  ...socialCards.map((kind) => ({
    file: `public/social/${kind}.jpg`,
    label: kind,
    width: 1200,
    height: 630,
  })),
]
