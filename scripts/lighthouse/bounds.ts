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
  /** How strong Lighthouse found the machine before the visit, by its benchmark: the control of all times. */
  machine: number
}

interface Measure {
  name: keyof PageFigures
  heading: string
  /** Every page has to keep its bound. Bytes have budgets of their own in the tests. */
  atLeast?: number
  atMost?: number
  write?: (value: number) => string
}

export const measures: readonly Measure[] = [
  { name: 'performance', heading: 'performance', atLeast: 100 },
  { name: 'accessibility', heading: 'accessibility', atLeast: 100 },
  { name: 'bestPractices', heading: 'best practices', atLeast: 100 },
  { name: 'seo', heading: 'SEO', atLeast: 100 },
  { name: 'lcp', heading: 'LCP s', atMost: 1.8, write: (seconds) => seconds.toFixed(2) },
  { name: 'tbt', heading: 'TBT ms', atMost: 50, write: (milliseconds) => milliseconds.toFixed(0) },
  { name: 'cls', heading: 'CLS', atMost: 0.01, write: (share) => share.toFixed(3) },
  { name: 'totalBytes', heading: 'all KB', write: inKilobytes },
  { name: 'scriptBytes', heading: 'script KB', write: inKilobytes },
  { name: 'machine', heading: 'machine', atLeast: 0, write: (index) => index.toFixed(0) }, // No bound: the least counts.
]

/** Each figure at its worst: a page is as good as its worst visit. */
export function worstOf(visits: readonly [PageFigures, ...PageFigures[]]): PageFigures {
  const worst = { ...visits[0] }
  for (const { name, atLeast } of measures) {
    const values = visits.map((visit) => visit[name])
    worst[name] = atLeast === undefined ? Math.max(...values) : Math.min(...values)
  }
  return worst
}

/** The names of the figures that do not keep their bound. */
export function broken(figures: PageFigures): Set<keyof PageFigures> {
  const names = measures.flatMap(({ name, atLeast = -Infinity, atMost = Infinity }) =>
    figures[name] < atLeast || figures[name] > atMost ? [name] : [],
  )
  return new Set(names)
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0)
}
