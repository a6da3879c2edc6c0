interface SpelledNumber {
  /** What it is counted and found by. */
  key: string | null
  /** What a tel: link dials. */
  dialable: string | null
  typed: string[]
}

const sacramento = '+19165550100'
const withExtension = `${sacramento};ext=4`
const london = '+442079460958'

const spelledNumbers: SpelledNumber[] = [
  // Separators and prefixes.
  {
    key: sacramento,
    dialable: sacramento,
    typed: [
      '9165550100',
      '(916) 555-0100',
      '(916)555-0100',
      '916.555.0100',
      '916/555/0100',
      '916 - 555 - 0100',
      '916_555_0100',
      '91 65 55 01 00',
      '1 916 555 0100',
      '1-(916)-555-0100',
      '+19165550100',
      '(+1) 916 555 0100',
      '001 916 555 0100',
      '011 1 916 555 0100',
      'tel:+1-916-555-0100',
    ],
  },
  // Other scripts, dashes, and invisible characters.
  {
    key: sacramento,
    dialable: sacramento,
    typed: [
      '٩١٦ ٥٥٥ ٠١٠٠',
      '۹۱۶۵۵۵۰۱۰۰',
      '९१६ ५५५ ०१००',
      '９１６ ５５５ ０１００',
      '𝟗𝟏𝟔𝟓𝟓𝟓𝟎𝟏𝟎𝟎',
      '𞥙𞥑𞥖 𞥕𞥕𞥕 𞥐𞥑𞥐𞥐',
      '916–555—0100',
      '916\u00a0555\u20110100',
      '\u202a916\u200b555\u200b0100\u202c',
      '☎️ 916 · 555 · 0100',
    ],
  },
  // Words around it, and a second number.
  {
    key: sacramento,
    dialable: sacramento,
    typed: [
      'p: 916 555 0100',
      '(cell) 916-555-0100',
      '916-555-0100 (cell)',
      '916 555 0100 or text',
      'call after 5pm 916 555 0100',
      'unit 12, 916 555 0100',
      '916.555.0100 or 916.555.0199',
      '916 555 0100 916 555 0199',
      '916 555 0100 / +44 20 7946 0958',
      '555-0123 or 916 555 0100',
    ],
  },
  // Extensions.
  {
    key: sacramento,
    dialable: withExtension,
    typed: [
      '(916) 555-0100 ext 4',
      '916-555-0100 ext. 4',
      '916-555-0100, extension 4',
      '916.555.0100x4',
      '916 555 0100 X 4',
      '916 555 0100 #4',
      '916 555 0100 (ext: 4)',
      '+1-916-555-0100;ext=4',
      '９１６ ５５５ ０１００ ｅｘｔ４',
    ],
  },
  {
    key: sacramento,
    dialable: sacramento,
    typed: ['916 555 0100 ext', '916 555 0100 ext 12345678'],
  },
  // Other countries.
  {
    key: london,
    dialable: london,
    typed: [
      '+44 20 7946 0958',
      '+44 (0)20 7946 0958',
      '(+44) 20-7946-0958',
      '0044 20 7946 0958',
      '011 44 20 7946 0958',
    ],
  },
  { key: london, dialable: `${london};ext=4`, typed: ['+44 20 7946 0958 x4'] },
  { key: '+4930123456', dialable: '+4930123456', typed: ['+49 30 123456'] },
  {
    key: '+999123456789012',
    dialable: '+999123456789012',
    typed: ['+999 1234 5678 9012'],
  },
  // A digit too few or too many: cannot be dialed, but counted.
  { key: '916555010', dialable: null, typed: ['916 555 010'] },
  { key: '1916555010', dialable: null, typed: ['1 916 555 010'] },
  { key: '91655501000', dialable: null, typed: ['916 555 01000'] },
  { key: '91655550100', dialable: null, typed: ['916 5555 0100 ext 4'] },
  { key: '191655501000', dialable: null, typed: ['+1 916 555 01000'] },
  { key: null, dialable: null, typed: ['+44 20 79'] },
  { key: '9991234567890123', dialable: null, typed: ['+999 1234 5678 90123'] },
  { key: '0165550100', dialable: null, typed: ['016 555 0100'] },
  { key: '442079460958', dialable: null, typed: ['44 20 7946 0958'] },
  { key: '02079460958', dialable: null, typed: ['020 7946 0958'] },
  {
    key: '5550123',
    dialable: null,
    typed: ['555-0123', '555 0123 ext 4'],
  },
  // Not a phone number.
  {
    key: null,
    dialable: null,
    typed: ['123', 'n/a', 'call me', '916 ext 555 ext 0100', '電話なし'],
  },
]

/**
 * What visitors type as a phone number. The functions in TypeScript and SQL
 * must agree on each one.
 */
export const phoneSpellings = spelledNumbers.flatMap((number) =>
  number.typed.map((typed) => ({ ...number, typed })),
)
