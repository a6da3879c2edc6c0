interface PhoneSpelling {
  typed: string
  /** What it is counted and found by. */
  key: string | null
  /** What a tel: link dials. */
  dialable: string | null
}

const sacramento = '+19165550100'
const withExtension = `${sacramento};ext=4`
const london = '+442079460958'

/** What visitors type as a phone number. */
export const phoneSpellings: PhoneSpelling[] = [
  // Separators and prefixes.
  { typed: '9165550100', key: sacramento, dialable: sacramento },
  { typed: '(916) 555-0100', key: sacramento, dialable: sacramento },
  { typed: '(916)555-0100', key: sacramento, dialable: sacramento },
  { typed: '916.555.0100', key: sacramento, dialable: sacramento },
  { typed: '916/555/0100', key: sacramento, dialable: sacramento },
  { typed: '916 - 555 - 0100', key: sacramento, dialable: sacramento },
  { typed: '916_555_0100', key: sacramento, dialable: sacramento },
  { typed: '91 65 55 01 00', key: sacramento, dialable: sacramento },
  { typed: '1 916 555 0100', key: sacramento, dialable: sacramento },
  { typed: '1-(916)-555-0100', key: sacramento, dialable: sacramento },
  { typed: '+19165550100', key: sacramento, dialable: sacramento },
  { typed: '(+1) 916 555 0100', key: sacramento, dialable: sacramento },
  { typed: '001 916 555 0100', key: sacramento, dialable: sacramento },
  { typed: '011 1 916 555 0100', key: sacramento, dialable: sacramento },
  { typed: 'tel:+1-916-555-0100', key: sacramento, dialable: sacramento },

  // Other scripts, dashes, and invisible characters.
  { typed: '٩١٦ ٥٥٥ ٠١٠٠', key: sacramento, dialable: sacramento },
  { typed: '۹۱۶۵۵۵۰۱۰۰', key: sacramento, dialable: sacramento },
  { typed: '९१६ ५५५ ०१००', key: sacramento, dialable: sacramento },
  { typed: '９１６ ５５５ ０１００', key: sacramento, dialable: sacramento },
  { typed: '𝟗𝟏𝟔𝟓𝟓𝟓𝟎𝟏𝟎𝟎', key: sacramento, dialable: sacramento },
  { typed: '𞥙𞥑𞥖 𞥕𞥕𞥕 𞥐𞥑𞥐𞥐', key: sacramento, dialable: sacramento },
  { typed: '916–555—0100', key: sacramento, dialable: sacramento },
  { typed: '916\u00a0555\u20110100', key: sacramento, dialable: sacramento },
  {
    typed: '\u202a916\u200b555\u200b0100\u202c',
    key: sacramento,
    dialable: sacramento,
  },
  { typed: '☎️ 916 · 555 · 0100', key: sacramento, dialable: sacramento },

  // Words around it, and a second number.
  { typed: 'p: 916 555 0100', key: sacramento, dialable: sacramento },
  { typed: '(cell) 916-555-0100', key: sacramento, dialable: sacramento },
  { typed: '916-555-0100 (cell)', key: sacramento, dialable: sacramento },
  { typed: '916 555 0100 or text', key: sacramento, dialable: sacramento },
  {
    typed: 'call after 5pm 916 555 0100',
    key: sacramento,
    dialable: sacramento,
  },
  { typed: 'unit 12, 916 555 0100', key: sacramento, dialable: sacramento },
  {
    typed: '916.555.0100 or 916.555.0199',
    key: sacramento,
    dialable: sacramento,
  },
  { typed: '916 555 0100 916 555 0199', key: sacramento, dialable: sacramento },
  {
    typed: '916 555 0100 / +44 20 7946 0958',
    key: sacramento,
    dialable: sacramento,
  },
  { typed: '555-0123 or 916 555 0100', key: sacramento, dialable: sacramento },

  // Extensions.
  { typed: '(916) 555-0100 ext 4', key: sacramento, dialable: withExtension },
  { typed: '916-555-0100 ext. 4', key: sacramento, dialable: withExtension },
  {
    typed: '916-555-0100, extension 4',
    key: sacramento,
    dialable: withExtension,
  },
  { typed: '916.555.0100x4', key: sacramento, dialable: withExtension },
  { typed: '916 555 0100 X 4', key: sacramento, dialable: withExtension },
  { typed: '916 555 0100 #4', key: sacramento, dialable: withExtension },
  { typed: '916 555 0100 (ext: 4)', key: sacramento, dialable: withExtension },
  { typed: '+1-916-555-0100;ext=4', key: sacramento, dialable: withExtension },
  {
    typed: '９１６ ５５５ ０１００ ｅｘｔ４',
    key: sacramento,
    dialable: withExtension,
  },
  { typed: '916 555 0100 ext', key: sacramento, dialable: sacramento },
  { typed: '916 555 0100 ext 12345678', key: sacramento, dialable: sacramento },

  // Other countries.
  { typed: '+44 20 7946 0958', key: london, dialable: london },
  { typed: '+44 (0)20 7946 0958', key: london, dialable: london },
  { typed: '(+44) 20-7946-0958', key: london, dialable: london },
  { typed: '0044 20 7946 0958', key: london, dialable: london },
  { typed: '011 44 20 7946 0958', key: london, dialable: london },
  { typed: '+44 20 7946 0958 x4', key: london, dialable: `${london};ext=4` },
  { typed: '+49 30 123456', key: '+4930123456', dialable: '+4930123456' },
  {
    typed: '+999 1234 5678 9012',
    key: '+999123456789012',
    dialable: '+999123456789012',
  },

  // A digit too few or too many: cannot be dialed, but counted.
  { typed: '916 555 010', key: '916555010', dialable: null },
  { typed: '1 916 555 010', key: '1916555010', dialable: null },
  { typed: '916 555 01000', key: '91655501000', dialable: null },
  { typed: '916 5555 0100 ext 4', key: '91655550100', dialable: null },
  { typed: '+1 916 555 01000', key: '191655501000', dialable: null },
  { typed: '+44 20 79', key: null, dialable: null },
  { typed: '+999 1234 5678 90123', key: '9991234567890123', dialable: null },
  { typed: '016 555 0100', key: '0165550100', dialable: null },
  { typed: '44 20 7946 0958', key: '442079460958', dialable: null },
  { typed: '020 7946 0958', key: '02079460958', dialable: null },
  { typed: '555-0123', key: '5550123', dialable: null },
  { typed: '555 0123 ext 4', key: '5550123', dialable: null },

  // Not a phone number.
  { typed: '123', key: null, dialable: null },
  { typed: 'n/a', key: null, dialable: null },
  { typed: 'call me', key: null, dialable: null },
  { typed: '916 ext 555 ext 0100', key: null, dialable: null },
  { typed: '電話なし', key: null, dialable: null },
]
