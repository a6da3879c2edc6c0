import type { Picture } from '../picture.ts'
import type { Service } from './service.ts'
import { services } from './services.ts'

/**
 * Content of a tile on the home page, whose picture shows the surface before
 * and after. Limited to what the tile needs, to keep the page small.
 */
export type ServiceTile = Pick<Service, 'id' | 'title'> & { image: Picture }

export const serviceTiles: readonly ServiceTile[] = services.map(
  ({ id, title, image, heroPair = image }) => {
    const { src, width, height, colors, seam } = heroPair
    // Empty alt text because the tile's title already describes the link.
    return { id, title, image: { src, alt: '', width, height, colors, seam } }
  },
)
