import type { CityFile } from '../../app/content/cities/city.ts'

export const fairOaks: CityFile = {
  name: 'Fair Oaks',
  slug: 'fair-oaks',
  coordinates: { latitude: 38.651, longitude: -121.259 },
  heroPair: 'roof-moss-chimney',
  county: 'Sacramento County',
  title: 'Fair Oaks Pressure Washing',
  description:
    'Oak pollen, river bluffs and a village full of chickens: decks, brick walks, shaded roofs and driveways cleaned in Fair Oaks, CA 95628.',
  keywords:
    'Fair Oaks pressure washing, deck cleaning Fair Oaks, brick cleaning 95628',
  population: { count: 32_514, year: 2020, source: '2020 Census' },
  zipCodes: ['95628'],
  opening:
    'Roosters own the village, and scratch its mulch over every brick walk within reach.',
  intro: [
    'The birds roost in the plaza and cross where they like. Anyone who keeps a shop or a cottage near them knows the morning routine of broom, bucket and resignation.',
    'Farther out the ground breaks up into ravines and bluffs above the American River, with lanes that bend around trees rather than the reverse. Few lots are level. Decks hang over gullies, stairs turn, and a driveway can drop twenty feet between the mailbox and the garage; at its foot, everything the hill lets go of comes to rest.',
  ],
  conditions: [
    'Droppings and scattered bark on village brick, to be softened before any brushing',
    'Leaf mush and fine soil pooling at the bottom of sloping driveways',
    'Morning mist on the bluff, which keeps bridge-side railings and stair treads slick into March',
    'Sticky aphid honeydew below the valley oaks that gave the place its name',
  ],
  landmarks: [
    'Fair Oaks Bridge',
    'Plaza Park',
    'Veterans Memorial Amphitheatre',
    'Fair Oaks Bluff',
    'Phoenix Park',
  ],
  neighborhoods: ['Fair Oaks Village', 'Northridge', 'Gum Ranch'],
  roads: ['Bannister Road', 'Sunset Avenue', 'Winding Way'],
  homeTypes: [
    'Early-1900s village cottages with river-cobble or brick details and painted clapboard',
    'Custom split-level houses of the 1960s to 1980s stepping down a ravine, shingle roof, several decks',
    'Country-club ranch homes with broad lawns and brick-edged driveways',
    'Small enclaves of new stucco two-stories on former orchard parcels',
  ],
  commonServices: [
    {
      id: 'deck-fence',
      reason:
        'Elevated decks are cleaned from the house outward, with the slope below checked for what the rinse will land on.',
    },
    {
      id: 'driveway',
      reason:
        'On a slope we start at the top and trap the silt at the bottom, before it reaches the lane.',
    },
    {
      id: 'gutter',
      reason:
        'Split-levels feed one roof into the next, and the lowest corner gets the leaves from every level.',
    },
    {
      id: 'roof',
      reason:
        'Where a ravine shades the north pitch, algae streaks and soft moss are treated with a spray no stronger than a garden hose.',
    },
  ],
  reasons: [
    'Hens, koi and vegetable beds are part of the walk-through, and rinse water is directed accordingly.',
    'No part of a stair or railing is skipped for being awkward; awkward is the usual shape around here.',
    'Ask before the roosters are up and we answer the same day. The work carries a {satisfactionGuarantee}.',
  ],
  callToAction:
    'Slope, trees, poultry: we’ll ask about all three when we call. Estimates are free.',
}
