import type { ServiceFile } from '../../../app/content/services/service.ts'

export const concrete: ServiceFile = {
  id: 'concrete',
  title: 'Concrete Washing',
  shortTitle: 'Concrete Washing',
  introduction: 'Road salt, rust and a winter of sand, gone in a morning.',
  headline: 'Salt off before it pits',
  description:
    'Salt draws water into the slab, and the next frost breaks its skin. In May we wash it out with a surface cleaner, before it does.',
  features: ['Slabs, aprons and steps', 'Rust from plow blades', 'Sand swept'],
  process: [
    { title: 'Sweep', text: 'Sand and gravel come off dry.' },
    { title: 'Wash', text: 'A surface cleaner, one even lane at a time.' },
    { title: 'Rinse', text: 'Away from the garage and the lake.' },
  ],
  benefits: ['Less spalling after the next frost', 'No sand in the hall'],
  pressure: { needle: 0.8, words: 'High, under a surface cleaner.' },
  timing: {
    duration: 'A morning',
    dry: 'By noon',
    back: 'Trucks by evening',
  },
  stains: ['salt', 'plow-rust', 'spalling', 'gulls'],
  search: {
    title: 'Concrete Washing in Duluth',
    description: 'Salt and rust washed off slabs and steps in {region}.',
    keywords: 'concrete washing Duluth, road salt, rust stains',
  },
}
