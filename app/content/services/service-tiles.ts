import { type Service, serviceIds } from './service.ts'
import { serviceById } from './services.ts'

/** What the tiles of the home page show. A page that needs no more should carry no more. */
export type ServiceTile = Pick<Service, 'id' | 'title' | 'image'>

export const serviceTiles: readonly ServiceTile[] = serviceIds.map((id) => {
  const { title, image } = serviceById[id]
  return { id, title, image }
})
