import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { settingNames } from '../../../scripts/lib/setting-names.ts'
import { readSettingsFile } from '../../../scripts/lib/settings-file.ts'

const read = (text: string) => readSettingsFile(Buffer.from(text))

test.each([
  { encoding: 'UTF-8', bytes: Buffer.from('PORT=3001\nSITE_NAME=Zoë’s\n') },
  {
    encoding: 'UTF-8 with a byte order mark',
    bytes: Buffer.from('\ufeffPORT=3001\nSITE_NAME=Zoë’s\n'),
  },
  {
    encoding: 'UTF-16 with Windows line endings',
    bytes: Buffer.from('\ufeffPORT=3001\r\nSITE_NAME=Zoë’s\r\n', 'utf16le'),
  },
  {
    encoding: 'big-endian UTF-16',
    bytes: Buffer.from(
      '\ufeffPORT=3001\nSITE_NAME=Zoë’s\n',
      'utf16le',
    ).swap16(),
  },
])('settings are read from a file in $encoding', ({ bytes }) => {
  expect(readSettingsFile(bytes).values).toEqual({
    PORT: '3001',
    SITE_NAME: 'Zoë’s',
  })
})

test('a file that is not text is rejected', () => {
  const unmarked = Buffer.from('PORT=3001\n', 'utf16le')
  expect(readSettingsFile(unmarked).problems).toEqual([
    'This is not a text file. Save it as UTF-8.',
  ])
})

test.each([
  { text: 'SITE_LICENSE=CSLB #1012345', line: 1 },
  { text: 'export SITE_LICENSE = CSLB#1012345', line: 1 },
  { text: 'SITE_LICENSE=#1012345', line: 1 },
  { text: 'PORT=3001\r\nSITE_LICENSE=CSLB # 1012345\r\n', line: 2 },
])(
  'a value that an unquoted # would truncate is reported with its line: $text',
  ({ text, line }) => {
    expect(read(text).problems).toEqual([
      expect.stringMatching(
        new RegExp(`^line ${line}: The unquoted # in SITE_LICENSE would`),
      ),
    ])
  },
)

test.each([
  { syntax: 'a no-break space', text: '\u00a0SITE_PHONE=+12095550199' },
  { syntax: 'a zero-width space', text: '\u200bSITE_PHONE=+12095550199\u200b' },
  {
    syntax: 'a byte order mark in the middle',
    text: 'PORT=1\n\ufeffSITE_PHONE=+12095550199',
  },
  { syntax: 'the Windows command prompt', text: 'set SITE_PHONE=+12095550199' },
  {
    syntax: 'the Windows command prompt with quotation marks',
    text: 'set "SITE_PHONE=+12095550199"',
  },
  { syntax: 'PowerShell', text: '$env:SITE_PHONE = "+12095550199"' },
  { syntax: 'YAML', text: 'SITE_PHONE: "+12095550199"' },
  { syntax: 'a word processor', text: 'SITE_PHONE=“+12095550199”' },
])('a setting with or from $syntax is read', ({ text }) => {
  expect(read(text)).toMatchObject({
    values: { SITE_PHONE: '+12095550199' },
    problems: [],
  })
})

test.each([
  {
    text: 'SITE_PHNE=1',
    problem: 'SITE_PHNE is not a setting. Did you mean SITE_PHONE?',
  },
  {
    text: 'site_phone=1',
    problem: 'site_phone is not a setting. Did you mean SITE_PHONE?',
  },
  {
    text: 'SITE-PHONE=1',
    problem: 'SITE-PHONE is not a setting. Did you mean SITE_PHONE?',
  },
  {
    text: 'QUOTE_EMAIL=1',
    problem: 'QUOTE_EMAIL is not a setting. See .env.example for all names.',
  },
  {
    text: 'SMTP_URI=1',
    problem: 'SMTP_URI is not a setting. Did you mean SMTP_URL?',
  },
  {
    text: 'SITE_PHNE: 1',
    problem:
      'This is not a setting such as PORT=3000, nor a comment that begins with #.',
  },
  {
    text: 'SITE PHONE=1',
    problem:
      'This is not a setting such as PORT=3000, nor a comment that begins with #.',
  },
  {
    text: 'SITE_PHONE',
    problem:
      'This is not a setting such as PORT=3000, nor a comment that begins with #.',
  },
  {
    text: 'Our phone',
    problem:
      'This is not a setting such as PORT=3000, nor a comment that begins with #.',
  },
  {
    text: 'SITE_NAME="Delta',
    problem: 'The quotation mark of SITE_NAME is not closed.',
  },
  {
    text: 'SITE_NAME="Delta" Wash',
    problem:
      'The text after the closing quotation mark of SITE_NAME would be dropped.',
  },
  {
    text: "SITE_CREW='It's us'",
    problem:
      'The text after the closing quotation mark of SITE_CREW would be dropped.',
  },
  {
    text: 'HOST=::1\nHOST=',
    problem: 'HOST is already set in line 2. Remove one of them.',
  },
])(
  'the line $text, which would not be read as meant, is reported with its number',
  ({ text, problem }) => {
    const line = 1 + text.split('\n').length
    expect(read(`PORT=3001\n${text}\n`).problems).toEqual([
      `line ${line}: ${problem}`,
    ])
  },
)

test('comments, empty lines and the settings of other programs are no problem', () => {
  const text =
    '\n# SITE_PHNE=1\n; for systemd\n  \nNODE_OPTIONS=--trace-warnings\nTZ=UTC\nHOME=/x\nSUPABASE_DB_URL=x\n'
  expect(read(text).problems).toEqual([])
})

test('.env.example lists the settings that are known', () => {
  const example = readFileSync('.env.example', 'utf8')
  const lines = example.split('\n').filter((line) => /^#?[A-Z_]+=/.test(line))
  const listed = lines.map((line) => line.replaceAll(/[#=]/g, ''))
  expect(settingNames).toEqual(expect.arrayContaining(listed))
  // Aliases and variables that the local Supabase sets itself.
  const unlisted = [
    'MAIL_OUTBOX_DIR',
    'SUPABASE_ANON_KEY',
    'SUPABASE_SERVICE_ROLE_KEY',
  ]
  expect(
    settingNames.filter((name) => !listed.includes(name)).toSorted(),
  ).toEqual(unlisted)
})

test.each([
  { text: 'SITE_LICENSE="CSLB #1012345" # its number', value: 'CSLB #1012345' },
  { text: "SITE_LICENSE='CSLB #1012345'", value: 'CSLB #1012345' },
  { text: '# PORT=1 # old\nSITE_LICENSE=CSLB 1012345', value: 'CSLB 1012345' },
])('a complete value is read from $text', ({ text, value }) => {
  expect(read(text)).toMatchObject({
    values: { SITE_LICENSE: value },
    problems: [],
  })
})

test('.env.example sets no values, so a copy of it can be filled in', () => {
  const { values, problems } = readSettingsFile(readFileSync('.env.example'))
  expect(Object.values(values).join('')).toBe('')
  expect(problems).toEqual([])
})
