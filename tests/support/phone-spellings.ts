/**
 * Spelling of a phone number, what it is counted and found by, and what a tel:
 * link dials.
 */
type PhoneSpelling = [
  typed: string,
  key: string | null,
  dialable: string | null,
]

const sacramento = '+19165550100'
const withExtension = `${sacramento};ext=4`
const london = '+442079460958'

/**
 * What visitors type as a phone number. The functions in TypeScript and SQL
 * must agree on each one.
 */
export const phoneSpellings: PhoneSpelling[] = [
  // Separators and prefixes.
  ['9165550100', sacramento, sacramento],
  ['(916) 555-0100', sacramento, sacramento],
  ['(916)555-0100', sacramento, sacramento],
  ['916.555.0100', sacramento, sacramento],
  ['916/555/0100', sacramento, sacramento],
  ['916 - 555 - 0100', sacramento, sacramento],
  ['916_555_0100', sacramento, sacramento],
  ['91 65 55 01 00', sacramento, sacramento],
  ['1 916 555 0100', sacramento, sacramento],
  ['1-(916)-555-0100', sacramento, sacramento],
  ['+19165550100', sacramento, sacramento],
  ['(+1) 916 555 0100', sacramento, sacramento],
  ['001 916 555 0100', sacramento, sacramento],
  ['011 1 916 555 0100', sacramento, sacramento],
  ['tel:+1-916-555-0100', sacramento, sacramento],

  // Other scripts, dashes, and invisible characters.
  ['٩١٦ ٥٥٥ ٠١٠٠', sacramento, sacramento],
  ['۹۱۶۵۵۵۰۱۰۰', sacramento, sacramento],
  ['९१६ ५५५ ०१००', sacramento, sacramento],
  ['９１６ ５５５ ０１００', sacramento, sacramento],
  ['𝟗𝟏𝟔𝟓𝟓𝟓𝟎𝟏𝟎𝟎', sacramento, sacramento],
  ['𞥙𞥑𞥖 𞥕𞥕𞥕 𞥐𞥑𞥐𞥐', sacramento, sacramento],
  ['916–555—0100', sacramento, sacramento],
  ['916\u00a0555\u20110100', sacramento, sacramento],
  ['\u202a916\u200b555\u200b0100\u202c', sacramento, sacramento],
  ['☎️ 916 · 555 · 0100', sacramento, sacramento],

  // Words around it, and a second number.
  ['p: 916 555 0100', sacramento, sacramento],
  ['(cell) 916-555-0100', sacramento, sacramento],
  ['916-555-0100 (cell)', sacramento, sacramento],
  ['916 555 0100 or text', sacramento, sacramento],
  ['call after 5pm 916 555 0100', sacramento, sacramento],
  ['unit 12, 916 555 0100', sacramento, sacramento],
  ['916.555.0100 or 916.555.0199', sacramento, sacramento],
  ['916 555 0100 916 555 0199', sacramento, sacramento],
  ['916 555 0100 / +44 20 7946 0958', sacramento, sacramento],
  ['555-0123 or 916 555 0100', sacramento, sacramento],

  // Extensions.
  ['(916) 555-0100 ext 4', sacramento, withExtension],
  ['916-555-0100 ext. 4', sacramento, withExtension],
  ['916-555-0100, extension 4', sacramento, withExtension],
  ['916.555.0100x4', sacramento, withExtension],
  ['916 555 0100 X 4', sacramento, withExtension],
  ['916 555 0100 #4', sacramento, withExtension],
  ['916 555 0100 (ext: 4)', sacramento, withExtension],
  ['+1-916-555-0100;ext=4', sacramento, withExtension],
  ['９１６ ５５５ ０１００ ｅｘｔ４', sacramento, withExtension],
  ['916 555 0100 ext', sacramento, sacramento],
  ['916 555 0100 ext 12345678', sacramento, sacramento],

  // Other countries.
  ['+44 20 7946 0958', london, london],
  ['+44 (0)20 7946 0958', london, london],
  ['(+44) 20-7946-0958', london, london],
  ['0044 20 7946 0958', london, london],
  ['011 44 20 7946 0958', london, london],
  ['+44 20 7946 0958 x4', london, `${london};ext=4`],
  ['+49 30 123456', '+4930123456', '+4930123456'],
  ['+999 1234 5678 9012', '+999123456789012', '+999123456789012'],

  // A digit too few or too many: cannot be dialed, but counted.
  ['916 555 010', '916555010', null],
  ['1 916 555 010', '1916555010', null],
  ['916 555 01000', '91655501000', null],
  ['916 5555 0100 ext 4', '91655550100', null],
  ['+1 916 555 01000', '191655501000', null],
  ['+44 20 79', null, null],
  ['+999 1234 5678 90123', '9991234567890123', null],
  ['016 555 0100', '0165550100', null],
  ['44 20 7946 0958', '442079460958', null],
  ['020 7946 0958', '02079460958', null],
  ['555-0123', '5550123', null],
  ['555 0123 ext 4', '5550123', null],

  // Not a phone number.
  ['123', null, null],
  ['n/a', null, null],
  ['call me', null, null],
  ['916 ext 555 ext 0100', null, null],
  ['電話なし', null, null],
]
