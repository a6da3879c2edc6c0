import type { SpecialtyFile } from '../../app/content/specialties/specialty.schema.ts'

export const epoxy: SpecialtyFile = {
  slug: 'epoxy',
  name: 'Epoxy Flooring',
  menuLabel: 'Epoxy',
  footerLabel: 'Epoxy flooring',
  inText: 'epoxy floors for garages and small patios',
  words: ['epoxy'],
  search: {
    title: 'Epoxy Garage Floors {city}',
    description:
      'Epoxy flooring for garages and small patios in {region}: ground, primed, coated and inspected, {epoxyInstall}. Get a free quote.',
    keywords:
      'epoxy flooring {city}, epoxy garage floor, garage floor coating, patio epoxy',
  },
  heading: 'Epoxy flooring for garages and small patios',
  introduction:
    'A bare garage slab drinks oil and sheds dust. We grind it, prime it and coat it, so spills wipe up and the floor sweeps clean.',
  plate: '{epoxyInstall}',
  pair: {
    id: 'garage-bare-slab',
    job: {
      surface: 'Garage slab',
      soil: 'oil spots and dust',
      work: 'ground, primed and coated',
    },
    alt: 'Before: a bare garage slab with oil spots and hairline cracks. After: the floor coated with light gray flakes, mirroring the open door.',
  },
  benefits: {
    heading: 'Why coat your floor',
    items: [
      {
        title: 'Stands up to cars',
        text: 'Because we grind the slab first, the coating locks into the concrete and stands up to hot tires, jacks and dropped tools.',
      },
      {
        title: 'Wipes clean',
        text: 'Oil, paint and battery drips stay on the surface until you wipe them off, and the floor no longer sheds dust.',
      },
      {
        title: 'Grip underfoot',
        text: 'Color flakes and a fine aggregate in the top coat keep a wet floor from turning slick.',
      },
      {
        title: 'Done quickly',
        text: '{epoxyInstall}, from grinding to the last coat. You can usually walk on it the next day. Parking takes a few days more.',
      },
    ],
  },
  kinds: {
    heading: 'Garages and patios',
    items: [
      {
        title: 'Garage Floors',
        text: 'For one-, two- and three-car garages: cracks filled, old oil drawn out, the slab ground and coated wall to wall.',
        features: [
          'Diamond grinding with dust extraction',
          'Cracks and pitted spots repaired',
          'Flake blends from light gray to dark stone',
          'Clean edge at the garage door and along the stem wall',
        ],
        picture: {
          id: 'garage-floors',
          alt: 'A garage floor coated with light flakes mirrors the open door, a bicycle and a red tool chest at the left wall, shelves at the right.',
        },
      },
      {
        title: 'Small Patios',
        text: 'For covered and small open patios: an outdoor system with a top coat that holds its color in the sun.',
        features: [
          'Moisture check before anything is coated',
          'UV-stable top coat',
          'Extra grip for rain and wet feet',
          'Keeps its slope, so water still runs off',
        ],
        picture: {
          id: 'small-patios',
          alt: 'A small patio under beams with a gray flake coating, a table and three chairs.',
        },
      },
    ],
  },
  choices: {
    heading: 'Pick your flakes',
    picture: {
      id: 'flake-blends',
      alt: 'Five flake blends side by side, from light gray over sand, taupe and slate to dark stone.',
    },
    items: [
      {
        name: 'Fog',
        picture: {
          id: 'floor-fog',
          alt: 'A garage floor of light gray flakes, the open door mirrored in it.',
        },
      },
      {
        name: 'Sand',
        picture: {
          id: 'floor-sand',
          alt: 'The same garage floor in sand-colored flakes.',
        },
      },
      {
        name: 'Taupe',
        picture: {
          id: 'floor-taupe',
          alt: 'The same garage floor in brownish gray flakes.',
        },
      },
      {
        name: 'Slate',
        picture: {
          id: 'floor-slate',
          alt: 'The same garage floor in blue-gray flakes.',
        },
      },
      {
        name: 'Basalt',
        picture: {
          id: 'floor-basalt',
          alt: 'The same garage floor in nearly black flakes.',
        },
      },
    ],
  },
  process: {
    heading: 'How we install it',
    steps: [
      {
        title: 'Surface preparation',
        text: 'We draw oil spots out with degreaser, grind the slab with diamond tooling to open its pores, fill cracks and check the concrete for moisture. A coating holds only as well as the prep under it.',
      },
      {
        title: 'Primer application',
        text: 'A thin primer soaks into the ground concrete, seals its pores against air bubbles and gives the coating something to bond to.',
      },
      {
        title: 'Epoxy coating',
        text: 'The color coat goes on in the cool part of the day, because epoxy sets fast in summer heat. Flakes are broadcast while it’s wet, and a clear top coat locks them down.',
      },
      {
        title: 'Final inspection',
        text: 'We go over edges, corners and the door line with you in good light, and leave you written times for walking and parking on it.',
      },
    ],
  },
  closing: {
    heading: 'Tell us about your floor',
    text: 'We’ll call, ask how big it is, what’s on it now and what you’ll use it for, then come look before we give you a price.',
    formTitle: 'Get a free epoxy floor quote',
  },
  teaser: {
    heading: 'Epoxy floors for garages and small patios',
    text: 'We grind, prime, coat and inspect: a floor that wipes clean and keeps its grip when wet.',
    button: 'Learn More About Epoxy',
  },
  sharedPictureAlt: 'A small patio with a glossy epoxy floor.',
  assistant: {
    questions: {
      offer:
        'Do you do epoxy flooring, epoxy floors, floor coating? Epoxy coating',
      process:
        'How is epoxy applied? What is the process, the steps, the preparation of epoxy flooring?',
      benefits:
        'Why epoxy? Is epoxy slippery, durable, easy to clean, worth it? Benefits of an epoxy floor',
      kind: 'Do you coat {title}? Epoxy {title}, floor coating',
      price:
        'How much does an epoxy floor cost? What is the price of garage floor coating? Quote',
    },
    price:
      'The price of an epoxy floor depends on its size, any cracks, oil or moisture in the slab, and the finish you choose, so we take a look before we give you a price.',
    more: [
      {
        id: 'time',
        questions:
          'How long does epoxy take, how many days? Install, installation, dry, cure, park the car, walk on it',
        answer:
          '{epoxyInstall}, from grinding to the last coat. You can usually walk on it the next day. Parking takes a few days more: we leave you the times in writing.',
      },
    ],
  },
}
