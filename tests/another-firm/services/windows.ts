import type { ServiceFile } from '../../../app/content/services/service.ts'

export const windows: ServiceFile = {
  id: 'windows',
  title: 'Window Washing',
  shortTitle: 'Window Washing',
  introduction:
    'Lake spray and pollen off the glass, the sills and the screens.',
  headline: 'Glass you forget about',
  description:
    'We wash with pure water from a pole, so the glass dries without spots and nobody leans a ladder on your trim. Inside, we use a squeegee and lay down towels.',
  features: [
    'Glass, frames and sills',
    'Screens brushed and rinsed',
    'Storm windows taken out and put back',
  ],
  process: [
    { title: 'Look', text: 'We note cracked panes and failed seals first.' },
    { title: 'Wash', text: 'Pure water outside, squeegee inside.' },
    { title: 'Check', text: 'You look through every window with us.' },
  ],
  benefits: ['More of the winter sun', 'No spots when the glass dries'],
  pressure: { needle: 0, words: 'None. Pure water runs down the glass.' },
  search: {
    title: 'Window Washing in Duluth',
    description: 'Windows, sills, screens and storms washed in {region}.',
    keywords: 'window washing Duluth, storm windows, screens',
  },
}
