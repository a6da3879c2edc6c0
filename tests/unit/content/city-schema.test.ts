import * as v from 'valibot'
import { expect, test } from 'vitest'

import { citySchema } from '../../../app/content/cities/city.schema.ts'

const city = {
  name: 'North Hill',
  slug: 'north-hill',
  zipCodes: ['97201'],
  opening: 'Firs shade the roofs.',
  intro: ['Moss loves them.'],
}

test('a city needs its name, slug, ZIP codes, opening and an introduction, and nothing else', () => {
  expect(v.is(citySchema, city)).toBe(true)
  for (const field of Object.keys(city))
    expect(v.is(citySchema, { ...city, [field]: undefined })).toBe(false)
})

test.each([
  ['slug', { slug: 'North Hill' }],
  ['zipCodes.0', { zipCodes: ['9720'] }],
  ['zipCodes', { zipCodes: [] }],
  ['intro', { intro: [] }],
  ['coordinates.latitude', { coordinates: { latitude: 145, longitude: 9 } }],
  ['neighbourhoods', { neighbourhoods: ['Hilltop'] }],
])('names the field %s if it is wrong', (field, wrong) => {
  const { issues } = v.safeParse(citySchema, { ...city, ...wrong })
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([field])
})
