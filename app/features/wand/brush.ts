import { flatness, leanPerHeight } from './ground'
import { newLayer } from './layer'

const size = { width: 120, height: Math.round(120 * flatness) }

/** The shape of the fan on the ground, small and soft: it leans like everything the wand draws. */
export function newBrush(color: string): HTMLCanvasElement | undefined {
  const layer = newLayer(size.width, size.height)
  if (!layer) return undefined
  const { canvas, pen } = layer
  const { width, height } = size
  pen.fillStyle = color
  for (let row = 0; row < height; row += 1) {
    const fromMiddle = (2 * row + 1) / height - 1
    const half = (width / 2 - 6) * (1 - 0.16 * fromMiddle ** 4)
    const middle = width / 2 - (fromMiddle * height * leanPerHeight) / 2
    // Fades over its last pixels, at the ends and above and below.
    const strength = Math.min(1, (1 - Math.abs(fromMiddle)) * 4)
    for (const [inset, alpha] of [
      [0, 0.35],
      [2, 0.5],
      [4, 1],
    ] as const) {
      pen.globalAlpha = alpha * strength
      pen.fillRect(middle - half + inset, row, 2 * (half - inset), 1)
    }
  }
  return canvas
}
