import { claims } from '../claims.ts'
import { services } from '../services/services.ts'
import type { KnowledgeEntry } from './entry.ts'

const list = services.map(({ shortTitle }) => shortTitle.toLowerCase()).join(', ')

/** What visitors ask about the work as a whole. Each answer repeats what the service texts promise. */
export const methods: readonly KnowledgeEntry[] = [
  {
    id: 'service/all',
    questions: [
      'What services do you offer? What do you clean, wash? List of services, what kind of cleaning',
      'Pressure washing, power washing, exterior cleaning. Residential property',
    ],
    answer: `We offer ${list}, and epoxy floors for garages and small patios. Which one would you like to know more about?`,
  },
  {
    id: 'method/soft-wash',
    questions: [
      'What is soft washing? Difference between soft wash, pressure wash and power wash',
      'Low pressure, how much pressure do you use, psi? Will high pressure damage my walls, paint, siding, stucco?',
      'Is pressure washing safe?',
    ],
    answer:
      'Soft washing lets a mild cleaning solution do the work and rinses at low pressure. Walls are washed that way, and roofs are treated without any pressure. Concrete takes pressure, evenly applied with a surface cleaner.',
  },
  {
    id: 'method/plants',
    questions: [
      'Is it safe for my plants, garden, flowers, lawn, grass, landscaping, shrubs?',
      'Will you kill or harm my plants? Do you protect the garden?',
    ],
    answer:
      'We soak plants before, during and after a treatment, so they take up plain water, not cleaner. On wood we use an oxygen cleaner, which is easy on plants.',
  },
  {
    id: 'method/chemicals',
    questions: [
      'What chemicals, detergent, soap, products, solution do you use? Do you use bleach, chlorine?',
      'Are your cleaners eco-friendly, environmentally friendly, green, toxic, biodegradable? Sodium hypochlorite',
    ],
    answer:
      'Walls and roofs get a diluted sodium hypochlorite solution against algae, wood gets sodium percarbonate (an oxygen bleach), rust and leaf stains oxalic acid, oil a degreaser. If you have pets, fish or plants you worry about, tell us at {phone} before we start.',
  },
  {
    id: 'method/runoff',
    questions: [
      'Where does the dirty water go? Runoff, wash water, storm drain, gutter in the street, wastewater, environment',
      'Do you recover or collect the water?',
    ],
    answer:
      'Most storm drains in Sacramento County lead to creeks and rivers untreated. Rinse water goes onto soil or lawn, oily water is vacuumed up, and on commercial sites we cover the drains and collect the wash water.',
  },
  {
    id: 'method/stains',
    questions: [
      'Can you remove stains? Which stains come out? Oil, rust, tire marks, tannin, leaf stains, paint, fertilizer, battery acid',
      'Will the stain come out completely?',
    ],
    answer:
      'Each kind of stain is treated with what dissolves it: degreaser for oil and tire marks, oxalic acid for rust and leaf tannin. Battery acid and fertilizer burns are etched in and stay. We’ll tell you which is which before we start.',
  },
  {
    id: 'method/moss',
    questions: [
      'Do you remove moss, algae, mold, mildew, lichen, black streaks, green growth?',
      'How do I get rid of green on the north side?',
    ],
    answer:
      'Yes. Growth on walls is killed with a mild solution and rinsed at low pressure. Roofs are treated without pressure: streaks usually fade while we are there, moss dries and lets go over the following weeks.',
  },
  {
    id: 'method/season',
    questions: [
      'When is the best time of year, season, month to wash? Spring, summer, fall, autumn, winter',
      'How often should I clean, wash? Every year? Rain, weather, heat, hot, pollen',
    ],
    answer:
      'After the oak pollen in spring is a good time for walls and gutters, before the heat bakes the film on. In summer we work in the cool hours. Gutters are due again once the leaves are down. Sealing needs a dry surface.',
  },
  {
    id: 'method/duration',
    questions: ['How long does a job, a wash, cleaning take? Duration, how many hours, how much time'],
    answer: `That depends on the surface, its size and its condition. We’ll tell you with the free estimate. Epoxy floors are ${claims.epoxyInstall.toLowerCase()}.`,
  },
  {
    id: 'method/at-home',
    questions: ['Do I need to be home? Do I have to be there, present, on site, away, during the cleaning?'],
    answer:
      'We walk around the house with you before and after we wash it, so it helps if you’re home. If you can’t be, just let us know: {phone}.',
  },
  {
    id: 'method/pets',
    questions: [
      'What about my pets, dog, dogs, cat, hens, chickens, horse, animals? Is it safe for pets?',
      'Fish pond, koi, aquarium, bees. Do I have to keep my dog inside?',
    ],
    answer:
      'Keep animals indoors while we work and until the surface is dry. Tell us beforehand where they are kept and whether you have a pond, so we know where cleaner and rinse water must not go: {phone}.',
  },
  {
    id: 'method/rain',
    questions: [
      'What happens if it rains on the day? Rain, rainy, wet weather, storm: is it done all the same, or postponed?',
    ],
    answer:
      'Sealing, epoxy and roof treatments need dry weather, so they wait if rain is coming. Concrete can be washed in a light shower. If we need to move your date, we’ll call; or call us at {phone}.',
  },
  {
    id: 'method/windows',
    questions: ['Do you clean windows? Window cleaning, glass, screens'],
    answer:
      'House washing includes rinsing window frames, sills and screens from outside. For more than that, call {phone}.',
  },
  {
    id: 'method/not-offered',
    questions: [
      'Do you paint, stain, repair, install, replace, remodel? Painting, landscaping, mowing, tree trimming, plumbing, junk removal',
      'Solar panels, trash cans, garbage bins, carpets, upholstery, interior, inside, maid, car, boat, truck, RV',
    ],
    answer:
      'Our work is cleaning and sealing the outside of houses and businesses, and epoxy floors for garages and small patios. For anything else, call {phone}.',
  },
  {
    id: 'method/sealing-why',
    questions: [
      'Is sealing worth it? Why should I seal my concrete? Does sealing extend the life, add value?',
    ],
    answer: `Sealer keeps water, oil and leaf tannin out of the pores: ${claims.concreteLife.toLowerCase()} when the surface is cleaned and sealed, and ${claims.propertyValue.toLowerCase()} for a well-kept exterior.`,
  },
]
