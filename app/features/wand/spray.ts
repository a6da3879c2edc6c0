import { newBrush } from './brush'
import { fanWidth, flatness, type Ground, leanPerHeight, type Place } from './ground'
import { type Layer } from './layer'

interface Drop extends Place {
  /** Pixels a second. */
  across: number
  up: number
  size: number
  /** In seconds. */
  left: number
}

const lifetime = 0.45
const dropsPerFrame = 14
const gravity = 900

/** A drop is drawn as long as it flies in this many seconds. */
const streak = 0.018

export type Spray = ReturnType<typeof newSpray>

/** Water in the air, gone half a second after the wand rests. */
export function newSpray({ canvas, pen }: Layer, ground: Ground) {
  const foam = newBrush('#fff')
  let drops: Drop[] = []

  function addDrops(place: Place) {
    const width = fanWidth(ground, place)
    for (let count = 0; count < dropsPerFrame; count += 1) {
      const side = Math.random() - 0.5
      drops.push({
        x: place.x + side * width,
        y: place.y + (Math.random() - 0.5) * width * flatness,
        across: side * width * 2.4,
        up: width * (0.5 + Math.random() * 1.1),
        size: width * (0.008 + Math.random() * 0.014),
        left: lifetime * (0.4 + Math.random() * 0.6),
      })
    }
  }

  function drawFoam(place: Place) {
    if (!foam) return
    const width = fanWidth(ground, place)
    const height = width * flatness * 0.55
    pen.globalAlpha = 0.25 + Math.random() * 0.3
    pen.drawImage(foam, place.x - width / 2, place.y - height / 2, width, height)
  }

  function outline({ x, y }: Place, width: number, height: number, aside: number) {
    pen.moveTo(x - width / 2 + aside, y - height)
    pen.lineTo(x + width / 2 + aside, y - height)
    pen.lineTo(x + width / 2 - aside, y + height)
    pen.lineTo(x - width / 2 - aside, y + height)
    pen.closePath()
  }

  return {
    /** Draws the water in the air, with its foam where it touches the ground. @returns whether any is left. */
    draw(touching: Place | undefined, seconds: number) {
      pen.clearRect(0, 0, canvas.width, canvas.height)
      drops = drops.filter((drop) => (drop.left -= seconds) > 0)
      if (touching) {
        addDrops(touching)
        drawFoam(touching)
      }
      pen.strokeStyle = '#fff'
      for (const drop of drops) {
        drop.x += drop.across * seconds
        drop.y -= drop.up * seconds
        drop.up -= gravity * seconds
        pen.globalAlpha = (drop.left / lifetime) * 0.85
        pen.lineWidth = drop.size
        pen.beginPath()
        pen.moveTo(drop.x, drop.y)
        pen.lineTo(drop.x - drop.across * streak, drop.y + drop.up * streak)
        pen.stroke()
      }
      pen.globalAlpha = 1
      return drops.length > 0
    },
    /** Where the wand is, for whoever moves it with keys. */
    mark(place: Place) {
      const width = fanWidth(ground, place)
      const height = (width * flatness) / 2
      pen.beginPath()
      outline(place, width, height, height * leanPerHeight)
      for (const [color, lineWidth] of [
        ['#0a1d2e', 8],
        ['#fff', 4],
      ] as const) {
        pen.strokeStyle = color
        pen.lineWidth = lineWidth
        pen.stroke()
      }
    },
  }
}
