import { expect, test } from 'vitest'

import {
  type Business,
  mainCity,
  region,
} from '../../../app/content/business.ts'
import { pageGraph } from '../../../app/lib/json-ld.ts'
import { mainPages } from '../../../app/lib/site-pages.ts'
import { testSite } from '../../support/test-site.ts'

function graphWith(facts: Partial<Business>): string {
  const site = { ...testSite, ...facts }
  const page = { title: 'Title', description: 'Text', page: mainPages.contact }
  return JSON.stringify(pageGraph({ site, ...page }))
}

test('a business without coordinates has its address, and the area around it', () => {
  const address = { street: '1 A St', city: 'Ely', postalCode: '12345' }
  const graph = graphWith({ address, serviceAreaRadius: 9000 })
  expect(graph).toContain('"streetAddress":"1 A St","addressLocality":"Ely"')
  expect(graph).toContain('"geoRadius":9000')
  expect(graph).not.toMatch(/GeoCoordinates|"geo"/)
})

test('a business without an address is in its city, and serves its region', () => {
  const graph = graphWith({ address: undefined, state: 'MN' })
  expect(graph).toContain(
    `"addressLocality":"${mainCity}","addressRegion":"MN","addressCountry":"US"}`,
  )
  const name = region.replace(/^the /i, '')
  expect(graph).toContain(`"name":"${name}, MN"}`)
  expect(graph).not.toMatch(/streetAddress|postalCode|[Gg]eo/)
})

test('days with the same hours are one node, and closed days are none', () => {
  const long = { opens: '08:00', closes: '17:00' }
  const short = { opens: '09:00', closes: '13:00' }
  const graph = graphWith({
    hours: [
      { weekday: 'Tuesday', ...long },
      { weekday: 'Wednesday', ...short },
      { weekday: 'Friday', ...long },
    ],
  })
  expect(graph).toContain(
    `"openingHoursSpecification":${JSON.stringify([
      hoursNode(['Tuesday', 'Friday'], long),
      hoursNode(['Wednesday'], short),
    ])}`,
  )
  const even = graphWith({ hours: [{ weekday: 'Monday', ...long }] })
  const node = JSON.stringify(hoursNode(['Monday'], long))
  expect(even).toContain(`"openingHoursSpecification":${node}`)
})

function hoursNode(dayOfWeek: string[], times: object) {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, ...times }
}

test('the business lists its profiles, and has no sameAs without any', () => {
  const [facebook, linkedin] = [
    'https://profiles.example/f',
    'https://profiles.example/l',
  ]
  const social = { facebook, tiktok: undefined, linkedin }
  expect(graphWith({ social })).toContain(
    `"sameAs":["${facebook}","${linkedin}"]`,
  )
  expect(graphWith({ social: {} })).not.toContain('sameAs')
})
