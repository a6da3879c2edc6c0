import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { knownLicenses, licensedPackages, licensesPage } from '../../../scripts/packages/licensed-packages.ts'
import { readAudit } from '../../../scripts/packages/read-audit.ts'

test('every package that runs with the site has a license somebody has read', () => {
  const unknown = [...licensedPackages(process.cwd())].filter(([license]) => !knownLicenses.includes(license))
  expect(unknown).toEqual([])
})

test('docs/licenses.md lists them as they are: npm run licenses', () => {
  expect(readFileSync('docs/licenses.md', 'utf8')).toBe(licensesPage(process.cwd()))
})

test.each([
  ['grave', 'high', true],
  ['small', 'low', false],
])('a %s hole in a package is named, and bad or not', (_, severity, isBad) => {
  const report = {
    metadata: { vulnerabilities: { [severity]: 1 } },
    vulnerabilities: { leftpad: { severity } },
  }
  expect(readAudit(JSON.stringify(report))).toEqual({ isBad, says: `Known holes: leftpad (${severity}).` })
})

test.each(['', '{"message":"405 Method Not Allowed"}'])(
  'a registry that is out of reach fails nobody: %j',
  (printed) => {
    expect(readAudit(printed)).toMatchObject({ isBad: false, says: expect.stringContaining('no audit') })
  },
)
