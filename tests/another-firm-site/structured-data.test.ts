import { beforeAll, expect, test } from 'vitest'

import { business } from '../../app/content/business.ts'
import { cityIndex } from '../../app/content/cities/city-index.ts'
import { graphsOf, parsePage } from '../app/support/page-parts.ts'
import { sendRequest } from '../app/support/requests.ts'
import { site } from '../support/site.ts'
import { leftoversIn } from './support/leftovers.ts'

const graphs = new Map<string, Record<string, unknown>[]>()
beforeAll(async () => {
  for (const path of ['/', '/contact', '/services', '/city/hermantown']) {
    const { body } = await sendRequest(site.url, path)
    graphs.set(path, graphsOf(parsePage(body)).flat())
  }
})

function firmIn(path: string) {
  const nodes = graphs.get(path) ?? []
  return nodes.find((node) => node['@type'] === 'HomeAndConstructionBusiness')
}

test('search engines learn of the days on which the firm is open, and of no address', () => {
  const firm = firmIn('/')
  expect(firm).toMatchObject({
    name: business.name,
    telephone: business.phone,
    openingHoursSpecification: [
      {
        dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '17:00',
      },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
    ],
  })
  expect(JSON.stringify(firm)).not.toMatch(/streetAddress|postalCode|"geo"/)
  expect(firm).toMatchObject({
    address: { addressRegion: 'MN' },
  })
})

test('search engines learn of the cities and the profile of the firm', () => {
  const text = JSON.stringify([...graphs.values()])
  for (const { name } of cityIndex) expect.soft(text).toContain(name)
  expect(firmIn('/')).toMatchObject({
    sameAs: Object.values(business.social),
  })
})

test('the structured data has nothing of the sample', () => {
  for (const [path, graph] of graphs)
    expect.soft(leftoversIn(JSON.stringify(graph)), path).toEqual([])
})
