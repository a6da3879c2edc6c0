import type { CityFile } from '../../app/content/cities/city.ts'

export const loomis: CityFile = {
  name: 'Loomis',
  slug: 'loomis',
  coordinates: { latitude: 38.816, longitude: -121.193 },
  heroPair: 'deck-gray-cedar',
  county: 'Placer County',
  title: 'Pressure Washing in Loomis, CA',
  description:
    'From fruit-shed storefronts on Taylor Road to country homes on wells: gentle exterior cleaning for Loomis, CA 95650. Decks, barns, walks and walls.',
  keywords:
    'Loomis pressure washing, deck cleaning Loomis, exterior cleaning 95650',
  population: { count: 6_836, year: 2020, source: '2020 Census' },
  zipCodes: ['95650'],
  opening:
    'Plums, pears and peaches once left town by rail, and the packing sheds still stand between Taylor Road and the tracks.',
  intro: [
    'Freight keeps rolling up the grade to Donner. Brake dust and diesel film come down on whatever is near: corrugated metal, old brick, cafe patios.',
    'Go a mile either way and it is quiet again, with mandarins, vineyards, and houses under valley oak and gray pine. Here the complaint is different. Irrigation ditches and private wells feed the sprinklers, so a fence or a wall can wear a rusty arc exactly as high as the spray reaches.',
  ],
  conditions: [
    'A gray rail film on metal siding and signs close to the line',
    'Well and ditch water drying on brick, glass and board fences as rust or chalk',
    'Gray pine needles and sap on roofs, with moss in the valleys under them',
    'Coarse granitic sand tracked from private lanes onto porch steps',
  ],
  landmarks: [
    'Blue Goose Fruit Shed',
    'High Hand Fruit Shed',
    'Loomis Train Depot',
    'Loomis Basin Community Park',
    'Secret Ravine',
  ],
  neighborhoods: ['Downtown Loomis', 'Sunrise-Loomis'],
  roads: [
    'King Road',
    'Brace Road',
    'Barton Road',
    'Horseshoe Bar Road',
    'Laird Road',
    'Taylor Road',
  ],
  homeTypes: [
    'Railroad-era cottages and brick or metal shop buildings in the few blocks of downtown',
    'Ranch homes on one to five acres, board-and-batten or brick, with a barn, a well house and a gravel lane',
    'Newer estates behind stone gateposts, stucco with tile, wide aggregate motor courts',
  ],
  commonServices: [
    {
      id: 'deck-fence',
      reason:
        'Country lots come with wraparound porches and hundreds of feet of fencing, all of it wood and weathering at once.',
    },
    {
      id: 'commercial',
      reason:
        'Shops in the old sheds need their walks, docks and metal fronts washed before opening, with drains covered.',
    },
    {
      id: 'roof',
      reason:
        'Needles mat in the valleys of a shaded roof; they are lifted off dry, and moss gets treated without pressure.',
      pair: 'roof-mossy-valley',
    },
  ],
  reasons: [
    'If you’re on a well, tell us when we call: pump and pressure are the first things we ask about.',
    'Historic brick and weathered tin are washed low and slow, after a test square.',
    'Is there a date by which the barn or the guest house has to look right? We work back from it.',
  ],
  callToAction:
    'House, barn or shop? The visit and the quote are free either way.',
}
