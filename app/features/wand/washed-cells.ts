import { alongLane, type Box, fanWidth, flatness, type Ground, type Place, placesBetween } from './ground'

/** In pixels of the picture: fine enough to tell how much is done. */
const size = 32

/** Keeps count of what is clean, in cells of the picture. The lanes of the film are from the start. */
export function washedCells(ground: Ground) {
  const washed = new Set<number>()
  const columns = Math.ceil(ground.width / size)

  function add(place: Place) {
    const across = fanWidth(ground, place) / 2
    const down = across * flatness
    for (let y = Math.round((place.y - down) / size); y < Math.round((place.y + down) / size); y += 1) {
      for (let x = Math.round((place.x - across) / size); x < Math.round((place.x + across) / size); x += 1) {
        if (x >= 0 && x < columns) washed.add(y * columns + x)
      }
    }
  }

  const { firstLane, far } = ground
  for (const lane of [firstLane, { ...firstLane, x: firstLane.x + fanWidth(ground, firstLane) }])
    for (const place of placesBetween(ground, lane, alongLane(ground, lane, far - lane.y))) add(place)

  return {
    add,
    /** How much of a part of the picture is clean. */
    shareOf({ left, top, right, bottom }: Box) {
      let seen = 0
      let clean = 0
      for (let y = Math.ceil(top / size); y < Math.floor(bottom / size); y += 1) {
        for (let x = Math.ceil(left / size); x < Math.floor(right / size); x += 1) {
          seen += 1
          if (washed.has(y * columns + x)) clean += 1
        }
      }
      return seen > 0 ? clean / seen : 0
    },
  }
}
