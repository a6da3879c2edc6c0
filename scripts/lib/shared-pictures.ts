import sharp from 'sharp'

import { pageKinds, type PageKind, sharedPicture, sharedPictureSize } from '../../app/seo/site-pages.ts'
import { encode, writeTogether } from './make-picture.ts'
import { publicPath } from './site-pictures.ts'

const sources: Record<PageKind, { src: string; position: 'top' | 'centre' | 'bottom' }> = {
  home: { src: '/pictures/gallery/driveway-tire-lanes.webp', position: 'top' },
  services: { src: '/pictures/gallery/house-algae-siding.webp', position: 'centre' },
  epoxy: { src: '/pictures/epoxy/garage-floors.webp', position: 'centre' },
  gallery: { src: '/pictures/gallery/deck-gray-cedar.webp', position: 'bottom' },
  reviews: { src: '/pictures/gallery/patio-shade-mildew.webp', position: 'top' },
  contact: { src: '/pictures/gallery/pavers-gray-driveway.webp', position: 'top' },
  city: { src: '/pictures/gallery/fence-cedar.webp', position: 'centre' },
}

/** Cuts the pictures that social networks show of a shared page from the pictures of the site. */
export async function makeSharedPictures(): Promise<void> {
  const files = pageKinds.map(async (kind) => {
    const { src, position } = sources[kind]
    const image = sharp(publicPath(src)).resize({ ...sharedPictureSize, position })
    return { path: publicPath(sharedPicture(kind).src), bytes: await encode(image, 'jpeg', 100_000) }
  })
  await writeTogether(await Promise.all(files))
}
