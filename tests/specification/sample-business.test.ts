import { expect, test } from 'vitest'

import { activityBadge } from '../../app/content/activity.ts'
import { business } from '../../app/content/business.ts'
import { configuredCredentials } from '../../app/content/credentials.ts'

test('the sample business has only reserved domains and phone numbers', () => {
  expect(business.email).toMatch(/\.example$/)
  expect(business.phone).toMatch(/^\+191655501\d\d$/)
})

test('the sample business fills the slots of license and insurer, and each says that it is a sample', () => {
  const shown = configuredCredentials(business.credentials)
  expect(shown.map(({ label }) => label)).toEqual(['License', 'Insurance'])
  for (const { text } of shown) expect(text).toContain('Sample')
})

test('every invented notification has the badge of a sample', () => {
  expect(activityBadge).toBe('Sample')
})
