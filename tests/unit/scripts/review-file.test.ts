import { expect, test } from 'vitest'

import { readReviewFile } from '../../../scripts/lib/review-file.ts'

const read = (text: string) => readReviewFile(Buffer.from(text))

test.each([
  {
    separator: 'semicolons',
    file: 'TEXT;Author;RATING\nFine, really;Dee;5\n',
    row: { author: 'Dee', text: 'Fine, really', rating: '5' },
  },
  {
    separator: 'tabs',
    file: 'author\trating\ttext\nDee\t5\tFine; all of it\n',
    row: { author: 'Dee', text: 'Fine; all of it', rating: '5' },
  },
  {
    separator: 'commas',
    file: 'author,rating,text\n,,\nDee,5,"A 2"" hose"\n',
    row: { author: 'Dee', text: 'A 2" hose', rating: '5' },
  },
])(
  'columns separated by $separator are found by their headings',
  ({ file, row }) => {
    expect(read(file)).toMatchObject({ rows: [{ row }] })
  },
)

test.each([
  { encoding: 'utf8', mark: '' },
  { encoding: 'utf8', mark: '\ufeff' },
  { encoding: 'utf16le', mark: '\ufeff' },
] as const)('a file in $encoding with the mark "$mark" is decoded', (how) => {
  const text = `${how.mark}author\trating\ttext\nZoë\t5\tTrès bien`
  const file = readReviewFile(Buffer.from(text, how.encoding))
  const row = { author: 'Zoë', rating: '5', text: 'Très bien' }
  expect(file).toMatchObject({ rows: [{ row }] })
})

test.each([
  { file: 'author,rating,text,date\n,,,\n', problem: 'contains no reviews.' },
  {
    file: 'author,stars,text,date\nBo,5,Neat,\n',
    problem:
      'has no column named rating. Its first row must have the headings author, rating, text and date.',
  },
  {
    file: 'author,rating,text\nBo,5,"Neat\n',
    problem:
      'cannot be read: Quote Not Closed: the parsing is finished with an opening quote at line 2.',
  },
  {
    file: 'PK\u0003\u0004\u00ff',
    problem: 'is not text. Save it as "CSV UTF-8".',
  },
])('the file $file is rejected because it $problem', ({ file, problem }) => {
  const bytes = Buffer.from(file, 'latin1')
  expect(readReviewFile(bytes)).toEqual({ ok: false, problem })
})
