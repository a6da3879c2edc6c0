import type { ServiceId } from '../services/service.ts'

interface ServiceWords {
  /** What visitors call it, beside its titles. */
  otherWords: string
  /** What decides the price. Numbers are never given: every surface is looked at first. */
  priceDependsOn: string
}

/** What the assistant knows of a service beside what its page says. */
export const serviceWords: Record<ServiceId, ServiceWords> = {
  'concrete-sealing': {
    otherWords: 'seal sealer sealant sealed paver pavers stamped concrete joint sand resand wet look',
    priceDependsOn:
      'the area, the kind of sealer, whether an old one has to come off and how much joint sand is missing',
  },
  'full-house': {
    otherWords: 'house home walls siding stucco exterior eaves soft wash outside of my house spider webs',
    priceDependsOn:
      'the size and the number of stories, what the walls are made of and how much algae is on them',
  },
  driveway: {
    otherWords: 'driveway drive way concrete slab tire marks oil rust stains carport',
    priceDependsOn: 'the area, the material and the kind of stains on it',
  },
  patio: {
    otherWords: 'patio pool deck walkway sidewalk steps porch courtyard flagstone',
    priceDependsOn: 'the area, the material, and the growth and stains on it',
  },
  commercial: {
    otherWords:
      'commercial business store storefront shop restaurant office parking lot dumpster gum sidewalk HOA apartment building warehouse graffiti',
    priceDependsOn: 'the areas, the grease and gum on them, the hours you can close and how often we come',
  },
  'deck-fence': {
    otherWords: 'deck fence wood redwood cedar composite railing pergola gray boards',
    priceDependsOn: 'the length or area, the kind of wood, its age and any old stain on it',
  },
  roof: {
    otherWords: 'roof roofs shingle shingles tile tiles moss black streaks lichen',
    priceDependsOn: 'the size and pitch, the kind of shingle or tile and how much moss is on it',
  },
  gutter: {
    otherWords: 'gutter gutters downspout downspouts clogged leaves overflow',
    priceDependsOn:
      'the length of the runs, the number of stories, what is in them and whether downspouts are clogged',
  },
}
