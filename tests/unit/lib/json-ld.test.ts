import { expect, test } from 'vitest'

import type { Business } from '../../../app/content/business.ts'
import { pageGraph } from '../../../app/lib/json-ld.ts'
import { mainPages } from '../../../app/lib/site-pages.ts'
import { testSite } from '../../support/test-site.ts'

test('the business has no coordinates when the settings have none', () => {
  const { coordinates: _, ...address } = testSite.address
  const page = { title: 'Title', description: 'Text', page: mainPages.contact }
  const graph = JSON.stringify(
    pageGraph({ site: { ...testSite, address }, ...page }),
  )
  expect(graph).toContain(`"streetAddress":"${address.street}"`)
  expect(graph).not.toMatch(/GeoCoordinates|"geo"/)
})

test('the business lists its profiles, and has no sameAs without any', () => {
  const page = { title: 'Title', description: 'Text', page: mainPages.contact }
  const graphWith = (social: Business['social']) =>
    JSON.stringify(pageGraph({ site: { ...testSite, social }, ...page }))
  const [facebook, linkedin] = [
    'https://profiles.example/f',
    'https://profiles.example/l',
  ]
  expect(graphWith({ facebook, tiktok: undefined, linkedin })).toContain(
    `"sameAs":["${facebook}","${linkedin}"]`,
  )
  expect(graphWith({})).not.toContain('sameAs')
})
