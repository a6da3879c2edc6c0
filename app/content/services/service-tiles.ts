import type { Picture } from '../picture.ts'
import type { Service } from './service.ts'
import { services } from './services.ts'

/**
 * What the tiles of the home page show: the work, as a pair, and not only how it ended. A page that needs no more
 * should carry no more.
 */
export type ServiceTile = Pick<Service, 'id' | 'title'> & { image: Picture }

export const serviceTiles: readonly ServiceTile[] = services.map(({ id, title, image, pictures }) => {
  const pair = pictures.find(({ width, height }) => width >= height) ?? image
  const { src, width, height, colors } = pair
  // The title says where the tile leads; the picture would only repeat it at length.
  return { id, title, image: { src, alt: '', width, height, colors } }
})
