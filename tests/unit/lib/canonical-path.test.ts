import { expect, test } from 'vitest'

import { pageKey, pageKeys } from '../../../app/lib/canonical-path.ts'

test('junk in a query makes no more keys than there are pages', () => {
  const tracked = pageKeys.map((key) => {
    const [path, query = ''] = key.split('?')
    return pageKey('GET', `${path}?utm_source=a&${query}&id=%00&fbclid=%F0`)
  })
  expect(tracked).toEqual(pageKeys)
  for (const query of ['tab=moat', 'tab=roof&tab=roof', 'tab=%ff', 'quote=x'])
    expect(pageKey('GET', `/services?${query}`)).toBeUndefined()
})
