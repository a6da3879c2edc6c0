import { readFile } from 'node:fs/promises'

import { Blob, Buffer as TextRun, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

interface TextStyle {
  font: URL
  weight: number
  size: number
}

/**
 * One line of text as the outlines of its letters, kerned: it looks the same where the font is not installed.
 * @param at where its baseline begins.
 */
export async function outlinedText(text: string, style: TextStyle, at: { x: number; y: number }) {
  const { font, weight, size } = style
  const file = await subsetFont(await readFile(font), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
  const face = new Face(new Blob(file))
  const drawing = new Font(face)
  const scale = size / face.upem

  const run = new TextRun()
  run.addText(text)
  run.guessSegmentProperties()
  shape(drawing, run)

  let { x } = at
  const letters = run.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
    const path = placed(drawing.glyphToPath(codepoint), scale, x + xOffset * scale, at.y)
    x += xAdvance * scale
    return path
  })
  return { path: letters.join(''), end: x }
}

/** Into the units of the drawing, whose y grows downwards; a hundredth is finer than any screen. */
function placed(outline: string, scale: number, x: number, y: number): string {
  let isAcross = false
  return outline.replaceAll(/[A-Z]|-?\d+(?:\.\d+)?/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isAcross = true
      return part
    }
    const value = isAcross ? x + Number(part) * scale : y - Number(part) * scale
    isAcross = !isAcross
    return String(Math.round(value * 100) / 100)
  })
}
