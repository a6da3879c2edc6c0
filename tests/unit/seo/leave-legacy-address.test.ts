import { isNotFound, isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'

import { leaveLegacyAddress } from '../../../app/seo/leave-legacy-address.ts'

function thrownFor(pathname: string): unknown {
  try {
    return leaveLegacyAddress({ location: { pathname } })
  } catch (thrown) {
    return thrown
  }
}

test.each([
  ['/blog', { to: '/reviews' }],
  ['/roof-pressure-washing', { to: '/services', search: { tab: 'roof' } }],
  ['/folsom-pressure-washing', { to: '/city/$citySlug', params: { citySlug: 'folsom' } }],
])('%s is left for good, replacing the step in the history', (from, target) => {
  const thrown = thrownFor(from)
  expect(isRedirect(thrown)).toBe(true)
  expect(thrown).toMatchObject({ status: 301, options: { ...target, replace: true } })
})

test.each(['/nowhere', '/atlantis-pressure-washing', '/'])('%s is not found', (path) => {
  expect(isNotFound(thrownFor(path))).toBe(true)
})
