import type { Picture } from '../picture.ts'
import { servicePictures } from './service-gallery.ts'
import { type Service, serviceIds } from './service.ts'
import { serviceById } from './services.ts'

/**
 * What the tiles of the home page show: the work, as a pair, and not only how it ended. A page that needs no more
 * should carry no more.
 */
export type ServiceTile = Pick<Service, 'id' | 'title'> & { image: Picture }

export const serviceTiles: readonly ServiceTile[] = serviceIds.map((id) => {
  const { title, image } = serviceById[id]
  const pair = servicePictures(id).find(({ width, height }) => width >= height) ?? image
  const { src, width, height, stand, colors } = pair
  // The title says where the tile leads; the picture would only repeat it at length.
  return { id, title, image: { src, alt: '', width, height, stand, colors } }
})
