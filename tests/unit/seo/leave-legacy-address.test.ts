import { isNotFound, isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'

import { legacyRedirects } from '../../../app/content/legacy-redirects.ts'
import { leaveLegacyAddress } from '../../../app/seo/leave-legacy-address.ts'

async function thrownFor(pathname: string): Promise<unknown> {
  return await leaveLegacyAddress({ location: { pathname } }).catch((thrown: unknown) => thrown)
}

test.each(legacyRedirects)(
  '$from is left for good, replacing the step in the history',
  async ({ from, target }) => {
    const thrown = await thrownFor(from)
    expect(isRedirect(thrown)).toBe(true)
    expect(thrown).toMatchObject({ status: 301, options: { ...target, replace: true } })
  },
)

test.each(['/nowhere', '/atlantis-pressure-washing', '/'])('%s is not found', async (path) => {
  expect(isNotFound(await thrownFor(path))).toBe(true)
})
