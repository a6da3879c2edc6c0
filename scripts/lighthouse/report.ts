import { markdownTable } from '../bench/markdown-table.ts'
import { broken, figureNames, type PageFigures } from './bounds.ts'

const headings: Record<keyof PageFigures, string> = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best practices',
  seo: 'SEO',
  lcp: 'LCP s',
  tbt: 'TBT ms',
  cls: 'CLS',
  totalBytes: 'all KB',
  scriptBytes: 'script KB',
}

/** The pages and their figures; an exclamation mark stands by what does not keep its bound. */
export function reportTable(pages: ReadonlyMap<string, PageFigures>): string {
  const rows = [...pages].map(([kind, figures]) => {
    const wrong = broken(figures)
    const cells = figureNames.map((name) => written(name, figures[name]) + (wrong.has(name) ? ' !' : ''))
    return [kind].concat(cells)
  })
  return markdownTable(['page', ...figureNames.map((name) => headings[name])], rows)
}

function written(name: keyof PageFigures, value: number): string {
  if (name === 'lcp') return value.toFixed(2)
  if (name === 'cls') return value.toFixed(3)
  if (name === 'totalBytes' || name === 'scriptBytes') return (value / 1000).toFixed(0)
  return value.toFixed(0)
}
