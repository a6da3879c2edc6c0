/** What one visit of Lighthouse's phone measures. */
export interface PageFigures {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Seconds until the largest picture or text of the first screen has painted. */
  lcp: number
  /** Milliseconds in which the page could not have answered. */
  tbt: number
  /** How far the page moved under its reader. */
  cls: number
  totalBytes: number
  scriptBytes: number
}

type Bound = { atLeast: number } | { atMost: number }

/** Every page has to keep them. Bytes have budgets of their own in the tests. */
export const bounds: Partial<Record<keyof PageFigures, Bound>> = {
  performance: { atLeast: 100 },
  accessibility: { atLeast: 100 },
  bestPractices: { atLeast: 100 },
  seo: { atLeast: 100 },
  lcp: { atMost: 1.8 },
  tbt: { atMost: 50 },
  cls: { atMost: 0.01 },
}

const scores: readonly (keyof PageFigures)[] = ['performance', 'accessibility', 'bestPractices', 'seo']

/** Each figure at its worst: a page is as good as its worst visit. */
export function worstOf(visits: readonly PageFigures[]): PageFigures {
  const [first, ...others] = visits
  if (!first) throw new Error('No visit was made.')
  const worst = { ...first }
  for (const visit of others) {
    for (const name of figureNames) worst[name] = worse(name, worst[name], visit[name])
  }
  return worst
}

/** The names of the figures that do not keep their bound. */
export function broken(figures: PageFigures): Set<keyof PageFigures> {
  const names = figureNames.filter((name) => {
    const bound = bounds[name]
    if (!bound) return false
    return 'atLeast' in bound ? figures[name] < bound.atLeast : figures[name] > bound.atMost
  })
  return new Set(names)
}

export const figureNames: readonly (keyof PageFigures)[] = [
  ...scores,
  'lcp',
  'tbt',
  'cls',
  'totalBytes',
  'scriptBytes',
]

function worse(name: keyof PageFigures, one: number, other: number): number {
  return scores.includes(name) ? Math.min(one, other) : Math.max(one, other)
}
