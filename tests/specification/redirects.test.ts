import { expect, test } from 'vitest'

import { citySlugs } from '../../app/content/cities/city-index.ts'
import { legacyRedirects } from '../../app/content/legacy-urls.ts'

test('the URLs of the previous site lead to the specified pages', () => {
  const list = legacyRedirects.map(({ from, to }) => `${from} ${to}`)
  expect(list).toEqual([
    '/about-us /',
    '/roof-pressure-washing /services?tab=roof',
    '/roof-pressure-washing-sacramento /services?tab=roof',
    '/house-washing /services?tab=full-house',
    '/concrete-and-paver-sealing /services?tab=concrete-sealing',
    '/driveway-pressure-washing /services?tab=driveway',
    '/patio-pressure-washing /services?tab=patio',
    '/commercial-pressure-washing-company-sacramento /services?tab=commercial',
    '/blog /reviews',
    '/privacy /contact',
    '/epoxy-garage-flooring-elk-grove /epoxy',
    '/pressure-washing-company-carmichael /city/carmichael',
    ...citySlugs.map((slug) => `/${slug}-pressure-washing /city/${slug}`),
  ])
})
