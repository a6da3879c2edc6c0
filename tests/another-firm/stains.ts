import type { StainFile } from '../../app/content/stains.schema.ts'

export const stains: readonly StainFile[] = [
  {
    id: 'salt',
    name: 'Road salt',
    verdict: 'gone',
    reason: 'It dissolves, and a slow rinse takes it out of the slab.',
  },
  {
    id: 'plow-rust',
    name: 'Rust from a plow',
    verdict: 'fainter',
    reason: 'The blade pressed it in, so a trace stays.',
  },
  {
    id: 'spalling',
    name: 'Frost pits',
    verdict: 'stays',
    reason: 'The frost took the skin of the slab, and no wash puts it back.',
  },
  {
    id: 'gulls',
    name: 'Gull droppings',
    verdict: 'gone',
    reason: 'They soften in ten minutes and wash off.',
  },
]
