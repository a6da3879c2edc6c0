import { expect, test } from 'vitest'

import { webManifest } from '../../../app/seo/web-manifest.ts'

test('the manifest has the name of the settings, and its first word where room is short', () => {
  expect(webManifest({ name: 'Clearwater Cleaning' })).toMatchObject({
    name: 'Clearwater Cleaning',
    short_name: 'Clearwater',
  })
})
