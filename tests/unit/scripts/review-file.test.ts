import { expect, test } from 'vitest'

import { readReviewFile } from '../../../scripts/lib/review-file.ts'

const read = (text: string) => readReviewFile(Buffer.from(text))

test.each([
  {
    separator: 'semicolons',
    file: 'sep=;\nTEXT;Author;RATING\nFine, really;Dee;5,0\n',
    row: { author: 'Dee', text: 'Fine, really', rating: '5,0' },
  },
  {
    separator: 'tabs',
    file: 'author\trating\ttext\nDee\t5\tFine; all of it\n',
    row: { author: 'Dee', text: 'Fine; all of it', rating: '5' },
  },
  {
    separator: 'commas',
    file: 'author,rating,text\nDee,5,A 2" hose\n',
    row: { author: 'Dee', text: 'A 2" hose', rating: '5' },
  },
])(
  'columns separated by $separator are found by their headings',
  ({ file, row }) => {
    expect(read(file)).toMatchObject({ rows: [{ row }] })
  },
)

test.each([
  { file: '', problem: 'contains no reviews.' },
  { file: 'author,rating,text,date\n,,,\n', problem: 'contains no reviews.' },
  {
    file: 'author,stars,text,date\nBo,5,Neat,\n',
    problem:
      'has no column named rating. One row must have the headings author, rating, text and date.',
  },
  {
    file: 'Bo,5,Neat,10/2/2026\n',
    problem:
      'has no headings. One row must have the headings author, rating, text and date.',
  },
  {
    file: 'author,rating,text\nBo,5,"Neat\n',
    problem: 'has a quotation mark near line 2 that is not closed.',
  },
  {
    file: 'PK\u0003\u0004',
    problem: 'is a spreadsheet. Save it as "CSV UTF-8".',
  },
])('the file $file is rejected because it $problem', ({ file, problem }) => {
  expect(read(file)).toEqual({ ok: false, problem })
})
