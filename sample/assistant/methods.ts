import type { AssistantEntryFile } from '../../app/content/knowledge/assistant.schema.ts'

/**
 * Answers about our work in general. They must match the promises in the
 * service texts.
 */
export const methods: readonly AssistantEntryFile[] = [
  {
    id: 'method/rain',
    title: 'What if it rains that day?',
    questions:
      'What happens if it rains on the day? Rain, raining, rainy, wet, bad weather, storm: do you work, wash, come, or cancel, postpone, reschedule? Rain policy, does the weather matter, appointment',
    answer: [
      {
        service: ['concrete-sealing', 'epoxy', 'roof'],
        text: 'Sealing, epoxy and roof treatments need dry weather, so they wait if rain is coming.',
        otherwise:
          'Treatments need dry weather, so they wait if rain is coming.',
      },
      'Concrete can be washed in a light shower. If we need to move your date, we’ll call. You can also reach us at {phone}.',
    ],
  },
  {
    id: 'method/runoff',
    title: 'Where does the dirty water go?',
    questions:
      'Where does the dirty water go, drain, end up? Runoff, wash water, waste water, storm drain, street, creek, wastewater, environmental rules. Do you recover, capture, contain, reclaim or collect the water, the runoff? Water reclamation',
    answer:
      'Most storm drains in Sacramento County lead to creeks and rivers untreated. Rinse water goes onto soil or lawn, oily water is vacuumed up, and on commercial sites we cover the drains and collect the wash water.',
  },
  {
    id: 'method/stains',
    title: 'Will every stain come out?',
    questions:
      'Can you remove stains? Which stains come out? Oil, grease, rust, tire marks, tannin, leaf stains, paint, fertilizer, battery acid, red clay on concrete. Will the stain come out completely? Tough stains, stain removal process',
    answer:
      'Not every stain comes out. Each kind gets the cleaner that dissolves it: degreaser for oil and tire marks, oxalic acid for rust and leaf tannin. {stainsFaded} only get fainter. {stainsLeft} are etched in and won’t come out. We’ll tell you which is which before we start.',
  },
  {
    id: 'method/not-offered',
    questions:
      'Do you paint, stain, repair, fix, install, replace, remodel? Painters, painting houses, landscaping, mowing lawns, trimming trees, plumbing, junk removal. Solar panels, trash cans, garbage bins, carpets, upholstery, interior, inside the house, maid, car, boat, truck, RV, RVs',
    answer: [
      'No.',
      {
        service: ['concrete-sealing', 'epoxy'],
        text: 'We clean and seal the outside of homes and businesses, and install epoxy floors in garages and on small patios.',
        otherwise: 'We clean the outside of homes and businesses.',
      },
      'For anything else, call {phone}.',
    ],
  },
  {
    id: 'method/chemicals',
    questions:
      'What chemicals, cleaner, detergent, soap, products, solution do you use? Do you use chemicals or just water? Are your cleaners eco-friendly, environmentally friendly, green, toxic, biodegradable, safe for kids?',
    answer:
      'Walls and roofs get diluted bleach (sodium hypochlorite) against algae. Wood gets sodium percarbonate, an oxygen bleach. We use oxalic acid on rust and leaf stains and degreaser on oil. If you’re worried about pets, fish or plants, call {phone} before we start.',
  },
  {
    id: 'method/bleach',
    questions:
      'Do you use bleach, chlorine, sodium hypochlorite? Do you use harsh chemicals?',
    answer:
      'Yes, on walls and roofs: diluted bleach (sodium hypochlorite) kills the algae. We soak plants before, during and after. Wood gets an oxygen bleach instead.',
  },
  {
    id: 'method/plants',
    title: 'Will it hurt my plants?',
    questions:
      'Will it, you, the bleach, the cleaner or the chemicals kill, hurt, harm, burn my plants, garden, flowers, roses, vegetables, lawn, grass, landscaping, shrubs, bushes, trees? Will my grass die? Is it bad for my lawn?',
    answer:
      'No. Bleach on dry leaves can burn them, so we soak plants before, during and after a treatment, and they take up plain water instead. On wood we use an oxygen cleaner, which is easy on plants.',
  },
  {
    id: 'method/plants-safe',
    questions:
      'Is it safe, ok, okay for my plants, garden, flowers, roses, vegetables, lawn, grass, landscaping, shrubs, bushes, trees? Do you protect, cover, soak the plants, garden, landscaping? A lot of plants, bushes around, close to the house',
    answer:
      'Yes. We soak plants before, during and after a treatment, so they take up plain water, not the bleach that walls and roofs get. On wood we use an oxygen cleaner, which is easy on plants.',
  },
  {
    id: 'method/pets',
    title: 'What about my pets?',
    questions:
      'What about my pets, dog, dogs, cat, hens, chickens, horses, animals? Are the chemicals safe for pets? Pet friendly, dog safe products, cleaners. Fish pond, koi, aquarium, bees. Do I have to keep my dog inside, outside, in the backyard?',
    answer:
      'Safe once the surface is dry. Keep pets indoors while we work and until then. If you keep other animals or have a pond, call {phone} beforehand so we can keep cleaner and rinse water away.',
  },
  {
    id: 'method/soft-wash',
    questions:
      'What is soft washing? Difference between soft wash, pressure wash and power wash. Low pressure, how much pressure do you use, psi? How hard do you spray? Will high pressure damage, hurt, ruin, strip my walls, paint, siding, stucco? Is pressure washing safe? Bad for stucco, vinyl siding? Softwash',
    answer:
      'Soft washing lets a mild cleaning solution do the work and rinses at low pressure. Walls are washed that way, and roofs are treated without any pressure. Concrete takes pressure, evenly applied with a surface cleaner.',
  },
  {
    id: 'method/roof-pressure',
    questions:
      'Do you pressure wash, power wash roofs, a roof? Do you use pressure on shingles, tile?',
    answer: [
      {
        service: 'roof',
        text: 'No. A jet would tear off the granules and drive water under the tile, so roofs are treated without pressure.',
        otherwise: 'We don’t clean roofs. For anything else, call {phone}.',
      },
    ],
  },
  {
    id: 'method/moss',
    title: 'Does the moss come off?',
    questions:
      'Do you remove, kill moss, algae, mold, mildew, lichen, black streaks, green growth, growing, slimy film, green stuff? How do I get rid of green on the north side, walls of my house?',
    answer:
      'Yes. Growth on walls is killed with a mild solution and rinsed at low pressure. Roofs are treated without pressure: streaks usually fade while we’re there, and moss dries and lets go over the next few weeks.',
  },
  {
    id: 'method/season',
    questions: [
      'When is the best time of year, season, month to wash? Better in spring, summer, fall, autumn, winter. How often, how many times, when should I clean, wash? Recommend every year, once a year enough? Wait? Heat, hot, pollen',
      { service: 'full-house', text: 'How often should I wash my house?' },
      { service: 'gutter', text: 'How often should gutters be cleaned?' },
    ],
    answer: [
      'Late spring, after the oak pollen, is a good time for walls and gutters, before the heat bakes the film on. In summer we work in the cool hours.',
      {
        service: 'gutter',
        text: 'Gutters are due again once the leaves are down.',
      },
      {
        service: 'concrete-sealing',
        text: 'Sealing needs a dry surface.',
      },
    ],
  },
  {
    id: 'method/duration',
    questions:
      'How long does a job, a wash, cleaning take? Duration, how many hours, how much time, all day, done in one day, quick',
    answer: [
      'That depends on the surface, its size and its condition. We’ll tell you with the free estimate.',
      { service: 'epoxy', text: 'Epoxy floors are {epoxyInstall}.' },
    ],
  },
  {
    id: 'method/at-home',
    title: 'Do I have to be home?',
    questions:
      'Do I have to be home, present, on site, away, at work during the cleaning? Nobody home',
    answer:
      'You don’t have to be, but it helps: we like to go over the job with you before and after. If you can’t be there, just let us know: {phone}.',
  },
  {
    id: 'method/sealing-why',
    questions:
      'Is sealing worth it, worth the money, necessary? Why should I seal my concrete, driveway, pavers? What does sealer do? Does sealing extend the life, add value, protect concrete? Benefits, advantages',
    answer: [
      {
        service: 'concrete-sealing',
        text: 'Worth it where oil, leaves or water would soak in: sealer keeps them out of the pores. Cleaned and sealed, a surface gets {concreteLife}, and a well-kept exterior {propertyValue}.',
        otherwise:
          'We don’t seal concrete or pavers. For anything else, call {phone}.',
      },
    ],
  },
  {
    id: 'method/prepare',
    title: 'How do I prepare?',
    questions:
      'How do I prepare, prep my house? Preparation, get ready beforehand. Before you come, arrive, before the job. Do I have to move my car, furniture, pots, clear the patio, take stuff off the deck, close the windows first?',
    answer:
      'Close windows and doors, keep animals indoors, and move cars out of the way. On patios and decks we move the furniture. If something can’t be moved, tell us: {phone}.',
  },
]
