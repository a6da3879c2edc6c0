import { newBrush } from './brush'
import { fanWidth, flatness, type Ground, type Place } from './ground'
import { type Layer, newLayer } from './layer'

export interface Stone {
  /** Lays the clean ground bare where the fan touches it. */
  touch: (place: Place) => void
  /** A little more of all the rest, softly. */
  washRest: () => void
}

/** The clean ground, which shows through `layer` wherever it was washed. */
export function cleanStone(layer: Layer, ground: Ground, still: HTMLImageElement): Stone | undefined {
  const brush = newBrush('#000')
  // The largest fan is at the lower edge.
  const largest = Math.ceil(fanWidth(ground, { x: 0, y: ground.height }) * 1.3)
  const scratch = newLayer(largest, Math.ceil(largest * flatness))
  if (!brush || !scratch) return undefined
  const { canvas, pen } = scratch
  const shape = brush

  function touch(place: Place) {
    const width = fanWidth(ground, place)
    const height = width * flatness
    const left = Math.round(place.x - width / 2)
    const top = Math.round(place.y - height / 2)
    pen.globalCompositeOperation = 'copy'
    pen.drawImage(shape, 0, 0, width, height)
    pen.globalCompositeOperation = 'source-in'
    pen.drawImage(still, -left, -top, ground.width, ground.height)
    layer.pen.drawImage(canvas, left, top)
  }

  return {
    touch,
    washRest() {
      layer.pen.globalAlpha = 0.06
      layer.pen.drawImage(still, 0, 0, ground.width, ground.height)
      layer.pen.globalAlpha = 1
    },
  }
}
