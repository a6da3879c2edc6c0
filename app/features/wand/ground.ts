/** In pixels of the picture, from its upper left corner. */
export interface Place {
  x: number
  y: number
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Ground {
  width: number
  height: number
  /** Where all lanes meet. */
  vanishing: Place
  /** Where the film has left its first lane, the nearest it came, and how far away it ended. */
  firstLane: Place
  far: number
}

/** The driveway as the camera of the film sees it. */
const wholePicture = { vanishing: { x: 448, y: -88 }, firstLane: { x: 770, y: 890 }, far: 355 }

/** What of it the landscape and the portrait file leave out. */
const leftOut = { landscape: { x: 0, y: 170 }, portrait: { x: 360, y: 0 } }

/** A lane grows by so much with each pixel below the place where all meet. */
const laneWidth = 0.287

/** In degrees, as `--lean`. */
const lean = 8
export const leanPerHeight = Math.tan((lean * Math.PI) / 180)

/** How high the fan of the wand is for its width, from where the visitor stands. */
export const flatness = 0.34

export function groundOf({ videoWidth: width, videoHeight: height }: HTMLVideoElement): Ground {
  const { x, y } = width > height ? leftOut.landscape : leftOut.portrait
  const { vanishing, firstLane, far } = wholePicture
  return {
    width,
    height,
    vanishing: { x: vanishing.x - x, y: vanishing.y - y },
    firstLane: { x: firstLane.x - x, y: firstLane.y - y },
    far: far - y,
  }
}

/** How much of the picture the water reaches at this place. */
export function fanWidth({ vanishing }: Ground, { x, y }: Place): number {
  // Dirt gives way in flakes, and where it does is a matter of the ground: a lane washed twice has the same edge.
  const flakes =
    Math.sin(x / 29 + y / 37) * 0.07 + Math.sin(y / 11 - x / 13) * 0.04 + Math.sin(x / 5 + y / 6) * 0.02
  return Math.max(1, (y - vanishing.y) * laneWidth * (1 + flakes))
}

/** The place `by` pixels further down along the lane. */
export function alongLane({ vanishing }: Ground, { x, y }: Place, by: number): Place {
  const below = y - vanishing.y
  return { x: vanishing.x + ((x - vanishing.x) * (below + by)) / below, y: y + by }
}

/** Places along a way, as near to each other as makes a lane of fans. The first one is not among them. */
export function placesBetween(ground: Ground, from: Place, to: Place): Place[] {
  const way = Math.hypot(to.x - from.x, to.y - from.y)
  const count = Math.max(1, Math.ceil(way / (fanWidth(ground, to) * flatness * 0.3)))
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })
}
