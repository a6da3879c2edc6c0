/**
 * Places that visitors ask about. Those that have no page match the assistant's
 * entry with the service area and the phone.
 */
export const requestedPlaces: readonly string[] = [
  'Sacramento',
  'Elk Grove',
  'Davis',
  'Auburn',
  'Lincoln',
  'Natomas',
  'Antelope',
  'Arden',
  'Arcade',
  'Galt',
  'Woodland',
  'Placerville',
  'Cameron Park',
]
