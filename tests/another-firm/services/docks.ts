import type { ServiceFile } from '../../../app/content/services/service.ts'

export const docks: ServiceFile = {
  id: 'docks',
  title: 'Dock & Porch Washing',
  shortTitle: 'Dock & Porch Washing',
  introduction: 'Boards that are safe to walk on before the season starts.',
  headline: 'No more slipping',
  description:
    'Gull droppings, algae and a winter of gray come off with an oxygen cleaner and a wide fan. Nothing we use harms the lake.',
  features: ['Boards and railings', 'Steps and ladders', 'Nails counted'],
  process: [
    { title: 'Sweep', text: 'Loose dirt comes off dry.' },
    { title: 'Soak', text: 'The oxygen cleaner works for a quarter hour.' },
    { title: 'Rinse', text: 'Along the grain, with a wide fan.' },
  ],
  benefits: ['Boards you can walk barefoot', 'Ready for stain in two days'],
  pressure: { needle: 0.4, words: 'Low, and always along the grain.' },
  timing: { duration: 'A morning', back: 'Bare feet the next day' },
  search: {
    title: 'Dock and Porch Washing in Duluth',
    description: 'Docks, porches and steps washed in {region}.',
    keywords: 'dock washing Duluth, porch washing',
  },
}
