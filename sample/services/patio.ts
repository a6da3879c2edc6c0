import type { ServiceFile } from '../../app/content/services/service.ts'

export const patio: ServiceFile = {
  id: 'patio',
  title: 'Patio Cleaning',
  pictureAlt:
    'A clean brick patio in low sun with a bench in front of a block wall.',
  footerPosition: 0,
  introduction:
    'Concrete takes pressure, travertine takes patience. We find out what you have before anything touches it.',
  headline: 'Every stone has its own rules',
  description:
    'Patios age in the shade: algae under the patio cover and along the north wall, grease around the grill, catkins and pollen under the oak, a white crust where well water or the pool splashes. For each of them there is a cleaner that suits your stone and one that ruins it.',
  features: [
    'Concrete, pavers, flagstone or travertine washed at the pressure it can take',
    'Furniture and pots moved off the surface and put back',
    'Algae and mildew treated, grease lifted around the grill',
    'Mineral scale softened with a cleaner the stone can take',
    'Paver joints topped off with sand after drying',
    'Steps, seat walls and the edge of the lawn rinsed',
  ],
  process: [
    {
      title: 'Identify the surface',
      text: 'Acid cleaners etch travertine and limestone, and pressure strips worn sealer off in flakes. A small test patch comes first.',
    },
    {
      title: 'Clear and soak',
      text: 'Leaves and catkins are swept up, and the beds around the edge are soaked.',
    },
    {
      title: 'Treat and wash',
      text: 'Cleaner loosens algae and grease. Concrete then gets the surface cleaner, soft stone a wide fan and low pressure.',
    },
    {
      title: 'Rinse away from the house',
      text: 'Water is directed into planting beds or lawn, away from door tracks, pool and drains, and the patio-door glass is rinsed last.',
    },
    {
      title: 'Refill the joints',
      text: 'When the joints are dry we sweep in sand, and everything goes back where it stood.',
    },
  ],
  benefits: [
    'Grip returns where algae had made shaded spots slippery',
    'Stamped concrete and pavers show their color and pattern again',
    'Grease gone before ants and wasps find it',
    'Clean edges along the lawn, pool and house',
    '{satisfactionGuarantee}',
  ],
  pressure: {
    needle: 0.6,
    words: 'Medium, and lower on soft stone or worn sealer.',
  },
  timing: {
    duration: 'Two to four hours',
    dry: 'The same day',
    back: 'Furniture back when we leave',
  },
  stains: [
    'algae',
    'leaf-tannin',
    'rust',
    'oil',
    'paint',
    'fertilizer',
    'gum',
    'tire-marks',
    'battery-acid',
  ],
  galleryCategory: 'Patio Cleaning',
  alsoPairs: ['pavers-tumbled-patio'],
  questions: ['method/pets'],
  priceDependsOn: 'the area, the material, and the growth and stains on it',
  prepare:
    'Leave the furniture and pots to us: we move them off the surface and put them back. Close the doors to the patio, and keep animals indoors until it’s dry.',
  synonyms:
    'patio pool walkway sidewalk steps porch courtyard flagstone travertine slippery pressure power wash dirty filthy',
  reviewWords: ['patio', 'patios', 'pool deck'],
  search: {
    title: 'Patio Cleaning in Sacramento',
    description:
      'We get algae, grease and mineral scale off concrete, pavers, flagstone and travertine, each in its own way. Patio cleaning in Greater Sacramento.',
    keywords:
      'patio cleaning Sacramento, paver cleaning, travertine cleaning, algae removal',
  },
}
