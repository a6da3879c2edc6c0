import type { Picture } from '../picture.ts'
import type { Service } from './service.ts'
import { mainService, services } from './services.ts'

/**
 * Content of a tile on the home page, whose picture shows the surface before
 * and after. Limited to what the tile needs, to keep the page small.
 */
export type ServiceTile = Pick<Service, 'id' | 'title'> & {
  image: Picture | undefined
}

const others = services.filter((service) => service !== mainService)

/** The largest one first. */
export const serviceTiles: readonly ServiceTile[] = [
  mainService,
  ...others,
].map(({ id, title, heroPicture }) => ({
  id,
  title,
  image: heroPicture && tileImage(heroPicture),
}))

// Without a description because the tile's title already describes the link.
function tileImage(picture: Picture): Picture {
  const { src, width, height, colors, single, seam } = picture
  return { src, alt: '', width, height, colors, single, seam }
}
