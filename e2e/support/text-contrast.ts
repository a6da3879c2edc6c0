import type { Page } from '@playwright/test'

import { type Band, photograph } from './page-pixels.ts'
import { type Box, type TextRun, textRuns } from './text-runs.ts'

interface ContrastFindings {
  /** How many texts were seen. */
  measured: number
  /** `text at element: ratio`, for what is harder to read than WCAG AA allows. */
  tooFaint: string[]
}

/** Measures every text in a part of the page against the pixels it stands on, be they color, picture or film. */
export async function measureContrast(page: Page, part?: Box): Promise<ContrastFindings> {
  const runs = await textRuns(page)
  const bands = await photograph(page, part ?? (await wholePage(page)))
  const floating = runs.flatMap(({ floats, boxes }) => (floats ? boxes : []))
  const findings: ContrastFindings = { measured: 0, tooFaint: [] }
  for (const run of runs) {
    const ratios = bands.flatMap((band) => run.boxes.map((box) => worstContrast(run, box, band, floating)))
    const worst = Math.min(...ratios.filter((ratio) => ratio !== undefined))
    if (worst === Infinity) continue
    findings.measured += 1
    if (worst < (run.large ? 3 : 4.5))
      findings.tooFaint.push(`"${run.text}" at ${run.where}: ${worst.toFixed(2)}`)
  }
  return findings
}

function wholePage(page: Page): Promise<Box> {
  return page.evaluate(() => {
    const { clientWidth, scrollHeight } = document.documentElement
    return { x: 0, y: 0, width: clientWidth, height: scrollHeight }
  })
}

/** @returns nothing where no letter is seen: cut off, covered, or for screen readers only. */
function worstContrast(
  { color, floats }: TextRun,
  box: Box,
  { ground, marked }: Band,
  floating: readonly Box[],
): number | undefined {
  const ratios: number[] = []
  // The letters there are those of what floats above.
  const covers = floats ? [] : floating.filter((cover) => overlap(cover, box))
  const right = Math.min(Math.ceil(box.x + box.width), ground.x + ground.width)
  const bottom = Math.min(Math.ceil(box.y + box.height), ground.y + ground.height)
  for (let y = Math.max(Math.floor(box.y), ground.y); y < bottom; y += 1) {
    for (let x = Math.max(Math.floor(box.x), ground.x); x < right; x += 1) {
      if (covers.some((cover) => holds(cover, x, y))) continue
      const at = 3 * ((y - ground.y) * ground.width + x - ground.x)
      if (differ(ground.data, marked.data, at)) ratios.push(contrastAt(ground.data, at, color))
    }
  }
  ratios.sort((a, b) => a - b)
  // Single pixels of a picture decide nothing.
  return ratios[Math.floor(ratios.length * 0.02)]
}

function overlap(one: Box, other: Box): boolean {
  const apart =
    one.x >= other.x + other.width ||
    other.x >= one.x + one.width ||
    one.y >= other.y + other.height ||
    other.y >= one.y + one.height
  return !apart
}

function holds({ x, y, width, height }: Box, atX: number, atY: number): boolean {
  return atX + 1 > x && atX < x + width && atY + 1 > y && atY < y + height
}

// A letter changes a pixel by far more than what the browser rounds differently.
function differ(one: Buffer, other: Buffer, at: number): boolean {
  const green = Math.abs(byte(one, at + 1) - byte(other, at + 1))
  return (
    green + Math.abs(byte(one, at) - byte(other, at)) + Math.abs(byte(one, at + 2) - byte(other, at + 2)) > 24
  )
}

function contrastAt(ground: Buffer, at: number, [red, green, blue, alpha]: TextRun['color']): number {
  const under = [byte(ground, at), byte(ground, at + 1), byte(ground, at + 2)] as const
  const mix = (text: number, below: number) => Math.round(text * alpha + below * (1 - alpha))
  const letter = luminance(mix(red, under[0]), mix(green, under[1]), mix(blue, under[2]))
  const below = luminance(...under)
  return (Math.max(letter, below) + 0.05) / (Math.min(letter, below) + 0.05)
}

// The relative luminance of WCAG 2.
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0)
}

function byte(data: Buffer, at: number): number {
  return data[at] ?? 0
}
