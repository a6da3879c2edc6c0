import type { ServiceFile } from '../../app/content/services/service.ts'

export const gutter: ServiceFile = {
  id: 'gutter',
  title: 'Gutter Cleaning',
  pictureAlt:
    'A clean white gutter and downspout at the corner of a cream-colored house, seen from below.',
  footerPosition: 6,
  introduction:
    'Rain should leave the roof through the downspout. We empty every run by hand until it does.',
  headline: 'Before the first storm',
  description:
    'Oaks drop catkins in spring and leaves from fall into December, just as the rain starts. What stays in the gutter turns to mud, the first storm spills over the edge, and the water ends up at the foundation. The cure is a bucket, a ladder and a dry day in November.',
  features: [
    'All gutter runs emptied by hand or scoop, debris bagged and removed',
    'Each downspout flushed with a hose from the top',
    'Minor downspout clogs cleared by hand or snaked out',
    'Roof edge above the gutter cleared of leaves',
    'Dirt streaks wiped off the face of the gutter',
    'Loose hangers, open seams and standing water photographed',
  ],
  process: [
    {
      title: 'Set ladders safely',
      text: 'Stand-offs keep the ladder on the wall instead of on the gutter, which would bend, and a second person holds it where the ground slopes.',
    },
    {
      title: 'Empty every run',
      text: 'Leaves, catkins, roof grit and packed mud are scooped out and bagged, so nothing washes onto walls and beds.',
    },
    {
      title: 'Flush',
      text: 'A hose at the far end shows whether the run slopes to the downspout. Every downspout is watched at the bottom until the water comes out clear.',
    },
    {
      title: 'Photo report',
      text: 'You get before-and-after photographs of runs you can’t see from the ground, with anything loose or leaking marked.',
    },
  ],
  benefits: [
    'Rain goes down the downspout instead of down the wall',
    'Fascia boards and eaves stay dry through the wet months',
    'Less standing water for mosquitoes in summer',
    'No dry leaves on the roof edge when fire season starts',
    'You know what needs fixing before the first storm does',
  ],
  pressure: {
    needle: 0.1,
    words: 'Hardly any. Emptied by hand, flushed with a garden hose.',
  },
  timing: {
    duration: 'One to three hours',
  },
  ownPictures: [
    {
      id: 'gutter-oak-leaves',
      job: {
        surface: 'Gutter under oaks',
        soil: 'oak leaves, moss and black stripes',
        work: 'emptied by hand, face wiped',
      },
      alt: 'Before: oak leaves and moss heaped over the lip of a white gutter, its face striped black. After: the trough empty to its hangers and the face white, along the same charcoal shingles.',
    },
    {
      id: 'gutter-full-of-leaves',
      job: {
        surface: 'Gutter on shingles',
        soil: 'packed leaves and needles',
        work: 'emptied by hand, then flushed',
      },
      alt: 'Before: gutter packed with brown leaves and needles, seen from the roof. After: the bare trough along the shingles.',
    },
    {
      id: 'gutter-splash-block',
      job: {
        surface: 'Downspout and splash block',
        soil: 'overflow stains and a plug of leaves',
        work: 'flushed, wall and block rinsed',
      },
      alt: 'Before: a downspout on cream boards that are black and green where water ran over, its splash block packed with leaves. After: pipe, boards and the concrete block clean.',
    },
    {
      id: 'gutter-tiger-stripes',
      job: {
        surface: 'White gutter',
        soil: 'black stripes',
        work: 'emptied by hand, face wiped',
      },
      alt: 'Before: the face of a white gutter from below, black stripes from its lip down, leaves above. After: the face plain white.',
    },
  ],
  galleryCategory: 'Gutter Cleaning',
  questions: ['method/at-home'],
  priceDependsOn:
    'the length of the runs, the number of stories, how full the gutters are and whether downspouts are clogged',
  prepare:
    'Leave room for a ladder along the walls: move cars, bins and pots aside, and unlock side gates.',
  synonyms:
    'gutter gutters downspout downspouts clogged unclog leaves overflow flush whitening',
  reviewWords: ['gutter', 'gutters', 'downspouts'],
  search: {
    title: 'Gutter Cleaning in Sacramento',
    description:
      'We empty every run by hand, flush the downspouts, haul off the debris and send you photos. Gutter cleaning in Greater Sacramento, with free estimates.',
    keywords:
      'gutter cleaning Sacramento, downspout flush, oak leaves in gutters, gutter debris removal',
  },
}
