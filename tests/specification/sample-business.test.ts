import { expect, test } from 'vitest'

import { activityBadge } from '../../app/content/activity.ts'
import { business } from '../../app/content/business.ts'
import { configuredCredentials } from '../../app/content/credentials.ts'
import { knowledge } from '../../app/content/knowledge/knowledge.ts'

test('the sample business has only reserved domains and phone numbers', () => {
  expect(business.email).toMatch(/\.example$/)
  expect(business.phone).toMatch(/^\+191655501\d\d$/)
})

test('pages show the license and the insurer once they are no samples', () => {
  const { license, insurer } = business.credentials
  expect([license, insurer].join()).toMatch(/Sample.*Sample/)
  expect(configuredCredentials(business.credentials)).toEqual([])
  const own = { license: 'C-61 #1', insurer: 'General liability, Acme' }
  const shown = configuredCredentials(own)
  expect(shown.map(({ label }) => label)).toEqual(['License', 'Insurance'])
})

test('the assistant answers with the license and the insurer', () => {
  const { license = '?', insurer = '?' } = business.credentials
  const entry = knowledge.find(({ id }) => id === 'company/insurance')
  expect(entry?.answer).toContain(
    `License: ${license}. Insurance: ${insurer}. For a copy of the certificate,`,
  )
})

test('every invented notification has the badge of a sample', () => {
  expect(activityBadge).toBe('Sample')
})
