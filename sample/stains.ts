import type { StainFile } from '../app/content/stains.schema.ts'

/**
 * What washing does to each stain on bare concrete. The services name the ones
 * that their pages show, and the assistant knows them all.
 */
export const stains: readonly StainFile[] = [
  {
    id: 'oil',
    name: 'Motor oil',
    verdict: 'fainter',
    reason:
      'Degreaser draws out what sits in the pores. What has soaked deeper stays as a shadow, and the older the spill, the darker the shadow.',
    asked: 'oil, engine oil, grease, car leak, oil spot, transmission fluid',
  },
  {
    id: 'rust',
    name: 'Rust',
    verdict: 'gone',
    reason:
      'Oxalic acid dissolves the iron, and the rinse takes it along. It comes back only if the sprinkler or the chair that left it does.',
    asked: 'rusty, orange, sprinkler, well water, metal furniture, iron',
  },
  {
    id: 'tire-marks',
    name: 'Tire marks',
    verdict: 'gone',
    reason:
      'Hot rubber sticks to the surface, and that’s where it stays. Degreaser softens it, and the surface cleaner lifts it off.',
    asked: 'tire, tyre, rubber, skid, black marks, tread',
  },
  {
    id: 'leaf-tannin',
    name: 'Leaf tannin',
    verdict: 'gone',
    reason:
      'Wet oak leaves brew tea on your concrete. Oxalic acid takes the brown prints out.',
    asked: 'leaf, leaves, tannin, oak, acorn, brown prints, berries',
  },
  {
    id: 'fertilizer',
    name: 'Fertilizer',
    verdict: 'stays',
    reason:
      'The granules burn in wherever they get wet. We wash the orange off. The pits below it are etched in.',
    asked: 'fertilizer, lawn food, granules, orange dots, fertilizer burn',
  },
  {
    id: 'battery-acid',
    name: 'Battery acid',
    verdict: 'stays',
    reason:
      'The acid has eaten the cement and laid the gravel bare. There’s no stain left to wash, only concrete that’s missing.',
    asked: 'battery, acid, car battery, etched, etching, rough white spot',
  },
  {
    id: 'algae',
    name: 'Algae',
    verdict: 'gone',
    reason:
      'It’s alive, so we treat it first and then wash it off. What’s treated takes longer to grow back.',
    asked: 'green film, slippery concrete, green driveway, black in the shade',
  },
  {
    id: 'gum',
    name: 'Gum',
    verdict: 'gone',
    reason:
      'Heat makes it let go. Hot water softens each spot until it lifts off whole.',
    asked: 'chewing gum, bubble gum, black spots on the sidewalk',
  },
  {
    id: 'paint',
    name: 'Paint',
    verdict: 'fainter',
    reason:
      'What sits on top comes off. What ran into the pores stays as a haze, because a harder jet would take the concrete along.',
    asked: 'paint drips, paint spill, spray paint, overspray, latex',
  },
]
