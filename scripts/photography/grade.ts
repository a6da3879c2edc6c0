import { readFileSync } from 'node:fs'

import * as v from 'valibot'

const gradeSchema = v.object({
  /** What red, green and blue are multiplied with: less red and more blue make beige stone clean stone. */
  balance: v.tuple([v.number(), v.number(), v.number()]),
  saturation: v.number(),
  /** Of the tones around the middle. Above 1 the curve starts flat, and in any case it ends so: a soft S. */
  contrast: v.number(),
  /** The tone that comes out about half as bright as white: the lower, the more everything is lifted. */
  middle: v.number(),
  /** How bright white comes out: below 1, or siding in the sun and sky become bare paper. */
  white: v.number(),
})

export type Grade = v.InferOutput<typeof gradeSchema>

/**
 * Pictures are exposed so that nothing in them burns out, which leaves them dim, flat and brown. This is what a
 * lab would do before printing them. In a file of its own, because the film is graded by the same numbers.
 */
export const printGrade: Grade = v.parse(
  gradeSchema,
  JSON.parse(readFileSync(new URL('../../studio/print-grade.json', import.meta.url), 'utf8')),
)

// Indoors, the eye forgives less darkness than in the shade of a tree.
const middleOf: Readonly<Record<string, number>> = { 'epoxy/garage-floors': 0.45 }

/** Of the picture of this name. The halves of a pair share it: only the dirt may tell them apart. */
export function gradeOf(name: string): Grade {
  return { ...printGrade, middle: middleOf[name] ?? printGrade.middle }
}

/** The pixels, three bytes each, as they go to print. */
export function graded(pixels: Buffer, { balance: [red, green, blue], saturation, ...curve }: Grade): Buffer {
  const printed = Buffer.alloc(pixels.length)
  for (let at = 0; at < pixels.length; at += 3) {
    const r = red * (pixels[at] ?? 0)
    const g = green * (pixels[at + 1] ?? 0)
    const b = blue * (pixels[at + 2] ?? 0)
    const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b
    printed[at] = tone(luma + saturation * (r - luma), curve)
    printed[at + 1] = tone(luma + saturation * (g - luma), curve)
    printed[at + 2] = tone(luma + saturation * (b - luma), curve)
  }
  return printed
}

type Curve = Pick<Grade, 'contrast' | 'middle' | 'white'>

function tone(value: number, { contrast, middle, white }: Curve): number {
  const light = (Math.min(Math.max(value, 0), 255) / 255) ** contrast
  const half = middle ** contrast
  return Math.round((255 * white * light * (1 + half)) / (light + half))
}
