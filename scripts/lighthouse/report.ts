import { markdownTable } from '../bench/markdown-table.ts'
import { broken, measures, type PageFigures } from './bounds.ts'

/** The pages and their figures; an exclamation mark stands by what does not keep its bound. */
export function reportTable(pages: ReadonlyMap<string, PageFigures>): string {
  const rows = [...pages].map(([kind, figures]) => {
    const wrong = broken(figures)
    const cells = measures.map(
      ({ name, write = String }) => write(figures[name]) + (wrong.has(name) ? ' !' : ''),
    )
    return [kind].concat(cells)
  })
  return markdownTable(['page', ...measures.map(({ heading }) => heading)], rows)
}
