import type { ServiceFile } from '../../app/content/services/service.ts'

export const deckFence: ServiceFile = {
  id: 'deck-fence',
  title: 'Deck & Fence Cleaning',
  pictureAlt:
    'A cleaned cedar deck in low sun, a bench in the corner of its white railing.',
  footerPosition: 0,
  introduction:
    'Under the gray, redwood is still red and cedar is still gold. We take off the layer and leave the wood.',
  headline: 'No fuzz, no splinters',
  description:
    'Redwood and cedar go gray in two or three Sacramento summers. It’s just sun-damaged fibers on top. A strong jet tears at the ones below; sodium percarbonate, an oxygen bleach that is easy on wood and plants, loosens the gray so that a rinse with the grain carries it off.',
  features: [
    'Redwood, cedar and treated lumber cleaned without chlorine bleach',
    'Composite decks cleared of pollen, tannin and mildew',
    'Black nail and tannin marks brightened with oxalic acid',
    'Railings, stairs, lattice and gates washed',
    'Furniture moved off the deck and put back',
    'Popped nails and loose boards pointed out before we start',
  ],
  process: [
    {
      title: 'Inspect the wood',
      text: 'We probe the posts and stair treads for rot, look for old stain that is peeling, and try the cleaner in a corner.',
    },
    {
      title: 'Soak the surroundings',
      text: 'Beds, lawn and the neighbor’s side of the fence get their water before the wood gets its cleaner.',
    },
    {
      title: 'Clean',
      text: 'Percarbonate stays wet on the wood for about 15 minutes, then we take the gray off with a soft brush and a low-pressure fan, always working with the grain.',
    },
    {
      title: 'Brighten',
      text: 'An oxalic acid rinse brings the wood back to its natural acidity and its warm color, and opens it for stain.',
    },
    {
      title: 'Dry',
      text: 'Wood should dry two to three sunny days, longer in winter, before it is stained or oiled.',
    },
  ],
  benefits: [
    'Natural color without sanding away sound wood',
    'Stain and oil soak in evenly afterward',
    'Mildew and slippery film gone from steps and shaded boards',
    '{satisfactionGuarantee}',
  ],
  pressure: {
    needle: 0.3,
    words: 'Low. An oxygen cleaner first, then a soft rinse with the grain.',
  },
  timing: {
    duration: 'Half a day to a day',
    dry: 'To walk on, the next day',
    back: 'Stain after 2 to 3 sunny days',
  },
  ownPictures: [
    {
      id: 'fence-cedar',
      job: {
        surface: 'Cedar fence',
        soil: 'gray boards, green at the foot',
        work: 'oxygen cleaner, then a soft rinse',
      },
      alt: 'Before: cedar fence boards silver-gray and green at the foot. After: the boards light brown from cap to base.',
    },
  ],
  galleryCategory: 'Deck Cleaning',
  questions: ['method/plants'],
  priceDependsOn:
    'the length or area, the kind of wood, its age and any old stain on it',
  prepare:
    'We take the furniture off the deck. Take down anything hanging on the railing or the boards, and tell your neighbor if you share the fence.',
  synonyms:
    'deck decks fence fences wood redwood cedar composite vinyl railing pergola gray boards restore old pressure power wash',
  reviewWords: ['deck', 'decks', 'fence', 'fences'],
  search: {
    title: 'Deck & Fence Cleaning Near You',
    description:
      'Gray redwood and cedar, cleaned with oxygen bleach, rinsed at low pressure and brightened. Deck and fence cleaning in Greater Sacramento, free estimates.',
    keywords:
      'deck cleaning Sacramento, fence cleaning, redwood deck, cedar fence brightening',
  },
}
