import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readSettingsFile } from '../../../scripts/lib/settings-file.ts'

const read = (text: string) => readSettingsFile(Buffer.from(text))

test.each([
  'SITE_NAME=Zoë’s',
  '\ufeffSITE_NAME = Zoë’s \r\n',
  'PORT=\n\tSITE_NAME="Zoë’s"\n',
])('a setting is read from %j', (text) => {
  expect(read(text)).toMatchObject({
    values: { SITE_NAME: 'Zoë’s' },
    problems: [],
  })
})

test.each([
  ['SITE_LICENSE="CSLB #1012345"', 'CSLB #1012345'],
  ["SITE_LICENSE=It's 5 = 5", "It's 5 = 5"],
])('a complete value is read from %s', (text, value) => {
  expect(read(text)).toMatchObject({
    values: { SITE_LICENSE: value },
    problems: [],
  })
})

test.each([
  'SITE_LICENSE=CSLB #1012345',
  'SITE_NAME="Delta',
  "SITE_CREW='It's us'",
  'SITE_PHONE: +12095550199',
  'export SITE_PHONE=+12095550199',
  'SITE PHONE=+12095550199',
  'SITE_PHONE',
  'SITE_CITY=Folsom\rSITE_REGION=CA',
  'SITE_CITY=Folsom\u2028SITE_REGION=CA',
])('the line %j, which is not NAME=value, is refused', (text) => {
  expect(read(`PORT=3001\n${text}\n`).problems).toEqual([
    expect.stringMatching(/^line 2: This is not a setting such as PORT=3000/),
  ])
})

test.each([
  ['SITE_PHNE=1', 'SITE_PHNE is not a setting. Did you mean SITE_PHONE?'],
  ['SITE-PHONE=1', 'SITE-PHONE is not a setting. Did you mean SITE_PHONE?'],
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
    Buffer.from('SITE_NAME=Zoë\n', 'latin1'),
  ])
    expect(readSettingsFile(bytes).problems).toEqual([
      'This is not a text file in UTF-8.',
    ])
})

test('comments, empty lines and the settings of other programs are no problem', () => {
  const text =
    '\n# SITE_PHNE=1\n  \nNODE_OPTIONS=--trace-warnings\nSUPABASE_DB_URL=x\n'
  expect(read(text).problems).toEqual([])
})

test('.env.example sets no values, so a copy of it can be filled in', () => {
  const { values, problems } = readSettingsFile(readFileSync('.env.example'))
  expect(Object.values(values).join('')).toBe('')
  expect(problems).toEqual([])
})
