import type { CityFile } from '../../app/content/cities/city.ts'

export const westSacramento: CityFile = {
  name: 'West Sacramento',
  slug: 'west-sacramento',
  coordinates: { latitude: 38.581, longitude: -121.53 },
  heroPair: 'house-algae-siding',
  county: 'Yolo County',
  title: 'West Sacramento Power Washing',
  description:
    'Delta wind, river damp and port dust land on West Sacramento walls and walks. Soft washing, patio and storefront cleaning in 95605 and 95691.',
  keywords:
    'West Sacramento pressure washing, Southport house washing, commercial cleaning 95691',
  population: { count: 53_915, year: 2020, source: '2020 Census' },
  zipCodes: ['95605', '95691'],
  opening:
    'Water on three sides and twenty feet above the sea: this is the damp edge of the region.',
  intro: [
    'Tule fog that burns off by ten in the suburbs can sit on the levee until after lunch. North walls never quite dry between December and February, and algae writes its green line just above the slab.',
    'Then summer comes and the delta breeze takes over, evening after evening, up the ship channel and across tomato and rice ground. What it carries ends up on the southwest corner of the house. Near the port and the truck routes, add road film.',
  ],
  conditions: [
    'Weeks of winter fog that keep shaded stucco moist enough for algae',
    'Harvest dust out of the Yolo Bypass and the fields past Southport, August through October',
    'Cottonwood fluff along the river in May, wet-plastered onto screens by lawn sprinklers',
    'Truck soot beside Harbor Boulevard and the Interstate 80 and Highway 50 ramps',
  ],
  landmarks: [
    'Sutter Health Park',
    'The Ziggurat',
    'Tower Bridge',
    'River Walk Park',
    'Port of West Sacramento',
  ],
  neighborhoods: [
    'Broderick',
    'Bryte',
    'Washington',
    'The Rivers',
    'Bridge District',
    'Southport',
    'Bridgeway Island',
    'Bridgeway Lakes',
  ],
  homeTypes: [
    'Small wood-frame houses from before and after the war in Broderick and Bryte, on raised foundations with lap or asbestos-cement shingle siding',
    'Master-planned Southport homes built since the late 1990s, stucco over slab, concrete tile, lakeside patios',
    'Riverfront townhouses and lofts in fiber cement, metal panel and board-formed concrete',
    'Warehouses and tilt-up offices around the port',
  ],
  commonServices: [
    {
      id: 'full-house',
      reason:
        'Two separate problems on one building, algae to the north and field dust to the southwest, call for two dwell times.',
    },
    {
      id: 'commercial',
      reason:
        'Tilt-up walls, loading docks and restaurant patios by the ballpark need their wash water recovered this close to the river.',
      pair: 'commercial-loading-dock',
    },
    {
      id: 'patio',
      reason:
        'A slab at lake level stays cool and wet in the mornings; its green film is slick before anyone sees it.',
    },
    {
      id: 'roof',
      reason:
        'Fog-fed lichen dots light concrete tile, and a no-pressure treatment spares the color coat.',
      pair: 'roof-tile',
    },
  ],
  reasons: [
    'We take whichever bridge is down. Coming across the river to look is free.',
    'Brittle old shingle siding gets no pressure at all, and we’d rather turn a wall down than break it.',
    'Wash water this close to the river is collected or goes onto soil, never down a street drain.',
  ],
  callToAction:
    'Green on the north wall, brown on the southwest? Tell us when we call.',
}
