import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readSettingsFile } from '../../../scripts/lib/settings-file.ts'

const read = (text: string) => readSettingsFile(Buffer.from(text))

test.each([
  'QUOTE_EMAIL_FROM=Zoë’s',
  '\ufeffQUOTE_EMAIL_FROM = Zoë’s \r\n',
  'PORT=\n\tQUOTE_EMAIL_FROM="Zoë’s"\n',
])('a setting is read from %j', (text) => {
  expect(read(text)).toMatchObject({
    values: { QUOTE_EMAIL_FROM: 'Zoë’s' },
    problems: [],
  })
})

test.each([
  ['VISITOR_SECRET="salt #1012345"', 'salt #1012345'],
  ["VISITOR_SECRET=It's 5 = 5", "It's 5 = 5"],
])('a complete value is read from %s', (text, value) => {
  expect(read(text)).toMatchObject({
    values: { VISITOR_SECRET: value },
    problems: [],
  })
})

test.each([
  'VISITOR_SECRET=salt #1012345',
  'VISITOR_SECRET="salt',
  "VISITOR_SECRET='It's us'",
  'SITE_URL: https://clean.example',
  'export SITE_URL=https://clean.example',
  'SITE URL=https://clean.example',
  'SITE_URL',
  'HOST=localhost\rPORT=3002',
  'HOST=localhost\u2028PORT=3002',
])('the line %j, which is not NAME=value, is refused', (text) => {
  expect(read(`PORT=3001\n${text}\n`).problems).toEqual([
    expect.stringMatching(/^line 2: This is not a setting such as PORT=3000/),
  ])
})

test.each([
  ['SITE_ULR=1', 'SITE_ULR is not a setting. Did you mean SITE_URL?'],
  ['SITE-URL=1', 'SITE-URL is not a setting. Did you mean SITE_URL?'],
  [
    'SITE_NAME=1',
    'SITE_NAME is not a setting. What the site says about the firm is in its business.ts.',
  ],
  [
    'QUOTE_EMAIL=1',
    'QUOTE_EMAIL is not a setting. See .env.example for all names.',
  ],
  ['PORT=3002', 'PORT is already set in line 1. Remove one of them.'],
])('the name in %s is refused', (text, problem) => {
  expect(read(`PORT=3001\n${text}\n`).problems).toEqual([`line 2: ${problem}`])
})

test('a file in another encoding is refused', () => {
  for (const bytes of [
    Buffer.from('\ufeffPORT=3001\n', 'utf16le'),
    Buffer.from('HOST=Zoë\n', 'latin1'),
  ])
    expect(readSettingsFile(bytes).problems).toEqual([
      'This is not a text file in UTF-8.',
    ])
})

test('comments, empty lines and the settings of other programs are no problem', () => {
  const text =
    '\n# SITE_ULR=1\n  \nNODE_OPTIONS=--trace-warnings\nSUPABASE_DB_URL=x\n'
  expect(read(text).problems).toEqual([])
})

test('.env.example sets no values, so a copy of it can be filled in', () => {
  const { values, problems } = readSettingsFile(readFileSync('.env.example'))
  expect(Object.values(values).join('')).toBe('')
  expect(problems).toEqual([])
})
