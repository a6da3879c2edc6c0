import { fanWidth, flatness, type Ground, type Place } from './ground'
import { type Layer } from './layer'

/** Smaller than the picture: what is wet has soft edges. */
export const mudScale = 1 / 4

/** Drying is too slow to be seen in each frame, in milliseconds. */
const dryingStep = 66
const dryWithin = 5000

export interface Mud {
  /** Wets the ground around a place. */
  wet: (place: Place, now: number) => void
  /** @returns whether there is more to dry. */
  dry: (now: number) => boolean
}

/** What the water pushes aside: dark beside the washed lane, paler as it dries. */
export function wetMud({ pen }: Layer, ground: Ground): Mud {
  let lastWet = -Infinity
  let lastDried = 0
  pen.scale(mudScale, mudScale)
  pen.shadowColor = pen.fillStyle = '#2a1d0c'
  pen.shadowBlur = 6
  return {
    wet(place, now) {
      const radius = fanWidth(ground, place) * 0.56
      pen.beginPath()
      pen.ellipse(place.x, place.y, radius, radius * flatness * 1.5, 0, 0, 2 * Math.PI)
      pen.fill()
      lastWet = now
    },
    dry(now) {
      if (now - lastDried > dryingStep) {
        lastDried = now
        pen.globalCompositeOperation = 'destination-out'
        pen.globalAlpha = 0.025
        pen.shadowColor = 'transparent'
        pen.fillRect(0, 0, ground.width, ground.height)
        pen.globalCompositeOperation = 'source-over'
        pen.globalAlpha = 1
        pen.shadowColor = '#2a1d0c'
      }
      return now - lastWet < dryWithin
    },
  }
}
