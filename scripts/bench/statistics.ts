interface Spread {
  median: number
  least: number
  most: number
}

/** The middle of some measurements and how far they lie apart. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  const [least, most] = [sorted.at(0), sorted.at(-1)]
  if (least === undefined || most === undefined) throw new Error('Nothing was measured.')
  const half = (sorted.length - 1) / 2
  const [below = least, above = least] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]]
  return { median: (below + above) / 2, least, most }
}

/** Such as `0.42 (0.40–0.45)`. */
export function spreadText({ median, least, most }: Spread, write = twoFigures): string {
  return `${write(median)} (${write(least)}–${write(most)})`
}

/** Two significant figures: the noise of a machine is larger than a third. */
export function twoFigures(value: number): string {
  return value >= 10 ? value.toFixed(0) : Number(value.toPrecision(2)).toString()
}
