import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { settingNames } from '../../../scripts/lib/setting-names.ts'
import {
  decodeText,
  readSettingsFile,
} from '../../../scripts/lib/settings-file.ts'

const read = (text: string) => readSettingsFile(Buffer.from(text))

test.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from('PORT=3001\nSITE_NAME=Zoë’s\n')],
  [
    'UTF-8 with a byte order mark',
    Buffer.from('\ufeffPORT=3001\nSITE_NAME=Zoë’s\n'),
  ],
  [
    'UTF-16 with Windows line endings',
    Buffer.from('\ufeffPORT=3001\r\nSITE_NAME=Zoë’s\r\n', 'utf16le'),
  ],
  [
    'big-endian UTF-16',
    Buffer.from('\ufeffPORT=3001\nSITE_NAME=Zoë’s\n', 'utf16le').swap16(),
  ],
])('settings are read from a file in %s', (_, bytes) => {
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
  ['SITE_LICENSE=CSLB #1012345', 1],
  ['export SITE_LICENSE = CSLB#1012345', 1],
  ['SITE_LICENSE=#1012345', 1],
  ['PORT=3001\r\nSITE_LICENSE=CSLB # 1012345\r\n', 2],
  ['SITE_NAME="one\ntwo"\nSITE_LICENSE=CSLB #1', 3],
])(
  'a value that an unquoted # would truncate is reported with its line: %j',
  (text, line) => {
    expect(read(text).problems).toEqual([
      expect.stringMatching(
        new RegExp(`^line ${line}: The unquoted # in SITE_LICENSE would`),
      ),
    ])
  },
)

test.each([
  ['a no-break space', '\u00a0SITE_PHONE=+12095550199'],
  ['a zero-width space', '\u200bSITE_PHONE=+12095550199\u200b'],
  ['a byte order mark in the middle', 'PORT=1\n\ufeffSITE_PHONE=+12095550199'],
  ['the Windows command prompt', 'set SITE_PHONE=+12095550199'],
  [
    'the Windows command prompt with quotation marks',
    'set "SITE_PHONE=+12095550199"',
  ],
  ['PowerShell', '$env:SITE_PHONE = "+12095550199"'],
  ['fish', 'set -gx SITE_PHONE +12095550199'],
  ['csh', "setenv SITE_PHONE '+12095550199'"],
  ['YAML', 'SITE_PHONE: "+12095550199"'],
  ['a word processor', 'SITE_PHONE=“+12095550199”'],
])('a setting with or from %s is read', (_, text) => {
  expect(read(text)).toMatchObject({
    values: { SITE_PHONE: '+12095550199' },
    problems: [],
  })
})

test.each([
  ['SITE_PHNE=1', 'SITE_PHNE is not a setting. Did you mean SITE_PHONE?'],
  ['site_phone=1', 'site_phone is not a setting. Did you mean SITE_PHONE?'],
  ['SITE-PHONE=1', 'SITE-PHONE is not a setting. Did you mean SITE_PHONE?'],
  [
    'QUOTE_EMAIL=1',
    'QUOTE_EMAIL is not a setting. See .env.example for all names.',
  ],
  ['SMTP_URI=1', 'SMTP_URI is not a setting. Did you mean SMTP_URL?'],
  [
    'SITE_PHNE: 1',
    'This is not a setting such as PORT=3000, nor a comment that begins with #.',
  ],
  [
    'SITE PHONE=1',
    'This is not a setting such as PORT=3000, nor a comment that begins with #.',
  ],
  [
    'Our phone',
    'This is not a setting such as PORT=3000, nor a comment that begins with #.',
  ],
  ['SITE_NAME="Delta', 'The quotation mark of SITE_NAME is not closed.'],
  [
    'SITE_NAME="Delta" Wash',
    'The text after the closing quotation mark of SITE_NAME would be dropped.',
  ],
  [
    "SITE_CREW='It's us'",
    'The text after the closing quotation mark of SITE_CREW would be dropped.',
  ],
  ['HOST=::1\nHOST=', 'HOST is already set in line 2. Remove one of them.'],
])(
  'the line %j, which would not be read as meant, is reported with its number',
  (text, problem) => {
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
  const listed = [...example.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  )
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
  ['SITE_LICENSE="CSLB #1012345" # its number', 'CSLB #1012345'],
  ["SITE_LICENSE='CSLB #1012345'", 'CSLB #1012345'],
  ['# PORT=1 # old\nSITE_LICENSE=CSLB 1012345', 'CSLB 1012345'],
  ['SITE_LICENSE="CSLB\n#1012345"', 'CSLB\n#1012345'],
])('a complete value is read from %j', (text, value) => {
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

test('text in Windows-1252 is decoded', () => {
  expect(
    decodeText(Uint8Array.of(0x5a, 0x6f, 0xeb, 0x20, 0x93, 0x80, 0x94)),
  ).toBe('Zoë “€”')
})
