import { expect, test } from 'vitest'

import { type GraphInput, pageGraph } from '../../../app/lib/json-ld.ts'
import { mainPages } from '../../../app/lib/site-pages.ts'
import { testSite } from '../../support/test-site.ts'

const site = { ...testSite, url: 'https://site.example' }

function nodeOf(type: string, input: Partial<GraphInput> = {}) {
  const graph = pageGraph({ site, title: 'Title', description: 'Text', page: mainPages.contact, ...input })
  return graph['@graph'].find((node) => node['@type'] === type)
}

test('the business has no coordinates where the settings have none', () => {
  const { coordinates: _, ...address } = site.address
  const business = nodeOf('HomeAndConstructionBusiness', { site: { ...site, address } })
  expect(business).toHaveProperty('areaServed.0.address.streetAddress', address.street)
  expect(JSON.stringify(business)).not.toMatch(/GeoCoordinates|"geo"/)
})
