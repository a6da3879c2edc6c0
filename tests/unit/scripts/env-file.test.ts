import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { decodeText, readSettingsFile } from '../../../scripts/lib/env-file.ts'

const read = (text: string) => readSettingsFile(Buffer.from(text))

test.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from('PORT=3001\nSITE_NAME=Zoë’s\n')],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffPORT=3001\nSITE_NAME=Zoë’s\n')],
  ['UTF-16 with Windows line endings', Buffer.from('\ufeffPORT=3001\r\nSITE_NAME=Zoë’s\r\n', 'utf16le')],
  ['big-endian UTF-16', Buffer.from('\ufeffPORT=3001\nSITE_NAME=Zoë’s\n', 'utf16le').swap16()],
])('settings are read from a file in %s', (_, bytes) => {
  expect(readSettingsFile(bytes).values).toEqual({ PORT: '3001', SITE_NAME: 'Zoë’s' })
})

test('a file that is not text is rejected', () => {
  const unmarked = Buffer.from('PORT=3001\n', 'utf16le')
  expect(readSettingsFile(unmarked).problem).toBe('not a text file. Save it as UTF-8.')
})

test.each([
  'SITE_LICENSE=CSLB #1012345',
  'export SITE_LICENSE = CSLB#1012345',
  'SITE_LICENSE=#1012345',
  'PORT=3001\r\nSITE_LICENSE=CSLB # 1012345\r\n',
  'SITE_NAME="one\ntwo"\nSITE_LICENSE=CSLB #1',
])('a value that an unquoted # would truncate is reported: %j', (text) => {
  expect(read(text).problem).toMatch(/^unquoted # in SITE_LICENSE would/)
})

test.each([
  ['SITE_LICENSE="CSLB #1012345" # its number', 'CSLB #1012345'],
  ["SITE_LICENSE='CSLB #1012345'", 'CSLB #1012345'],
  ['# PORT=1 # old\nSITE_LICENSE=CSLB 1012345', 'CSLB 1012345'],
  ['SITE_LICENSE="CSLB\n#1012345"', 'CSLB\n#1012345'],
])('a complete value is read from %j', (text, value) => {
  expect(read(text)).toMatchObject({ values: { SITE_LICENSE: value }, problem: null })
})

test('.env.example sets no values, so a copy of it can be filled in', () => {
  const { values, problem } = readSettingsFile(readFileSync('.env.example'))
  expect(Object.values(values).join('')).toBe('')
  expect(problem).toBeNull()
})

test('text in Windows-1252 is decoded', () => {
  expect(decodeText(Uint8Array.of(0x5a, 0x6f, 0xeb, 0x20, 0x93, 0x80, 0x94))).toBe('Zoë “€”')
})
