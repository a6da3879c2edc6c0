import { alongLane, fanWidth, type Ground, groundOf, type Place, placesBetween } from './ground'
import { newLayer } from './layer'
import { type Mud, mudScale, wetMud } from './mud'
import { newSpray, type Spray } from './spray'
import { cleanStone, type Stone } from './stone'

/** Of water on one place, and of a frame that came late, in milliseconds. */
const waterRuns = 120
const longestFrame = 50

/** Frames it takes the rest to become clean by itself. */
const restFrames = 60

/** What the visitor holds. Places are those of the picture. */
export interface Hose {
  /** Water on the ground, all the way from where it was before; without a place, the water is off. */
  moveTo: (place: Place | undefined) => void
  /** Washes along the lane by itself, to the upper edge. */
  washLane: (from: Place) => void
  /** Washes all the rest by itself. */
  washRest: () => void
  /** Shows where the wand is; without a place, no longer. */
  mark: (place: Place | undefined) => void
  remove: () => void
}

/**
 * Lays canvases over the last frame of the film, below the veil: mud, the clean ground, and the water in the air.
 * @param onWashed is told what was washed, frame by frame.
 */
export function takeHose(
  film: HTMLVideoElement,
  still: HTMLImageElement,
  onWashed: (places: Place[]) => void,
): Hose | undefined {
  const ground = groundOf(film)
  const { width, height } = ground
  const mud = newLayer(width * mudScale, height * mudScale)
  const clean = newLayer(width, height)
  const air = newLayer(width, height)
  const stone = clean && cleanStone(clean, ground, still)
  if (!mud || !air || !stone) return undefined

  const canvases = [mud.canvas, clean.canvas, air.canvas]
  for (const canvas of canvases) canvas.className = 'film-picture'
  mud.canvas.style.opacity = '0.45'
  film.after(...canvases)
  const hose = runWater({ ground, mud: wetMud(mud, ground), stone, spray: newSpray(air, ground), onWashed })
  return {
    ...hose,
    remove() {
      hose.remove()
      for (const canvas of canvases) canvas.remove()
    },
  }
}

interface Water {
  ground: Ground
  mud: Mud
  stone: Stone
  spray: Spray
  onWashed: (places: Place[]) => void
}

function runWater({ ground, mud, stone, spray, onWashed }: Water): Hose {
  const way: (Place | undefined)[] = []
  let at: Place | undefined
  let lane: Place | undefined
  let marked: Place | undefined
  let rest = 0
  let lastWater = -Infinity
  let lastFrame = 0
  let frame = 0

  function draw(now: number) {
    const passed = Math.min(longestFrame, Math.max(0, now - lastFrame))
    lastFrame = now
    followLane(passed)
    for (const place of way.splice(0)) {
      if (place) wash(place, now)
      at = place
    }
    if (rest > 0) {
      rest -= 1
      stone.washRest()
    }
    const runs = now - lastWater < waterRuns
    const flies = spray.draw(runs ? at : undefined, passed / 1000)
    if (marked) spray.mark(marked)
    const wet = mud.dry(now)
    frame = runs || flies || wet || lane || rest > 0 ? requestAnimationFrame(draw) : 0
  }

  function wash(to: Place, now: number) {
    const places = placesBetween(ground, at ?? to, to)
    for (const place of places) {
      mud.wet(place, now)
      stone.touch(place)
    }
    lastWater = now
    onWashed(places)
  }

  // In one step of time the wand covers the same ground, near or far.
  function followLane(passed: number) {
    if (!lane) return
    lane = alongLane(ground, lane, (-fanWidth(ground, lane) * passed) / 150)
    way.push(lane)
    if (lane.y > 0) return
    lane = undefined
    way.push(undefined)
  }

  function wake() {
    if (frame > 0) return
    lastFrame = performance.now()
    frame = requestAnimationFrame(draw)
  }

  return {
    moveTo(place) {
      // Once is enough: over a button every move of the mouse says so.
      if (place || way.length === 0 || way.at(-1)) way.push(place)
      if (place) wake()
    },
    washLane(from) {
      way.push(undefined)
      lane = from
      wake()
    },
    washRest() {
      rest = restFrames
      wake()
    },
    mark(place) {
      marked = place
      wake()
    },
    remove: () => cancelAnimationFrame(frame),
  }
}
