import { cityPath, mainPages } from '../../app/lib/site-pages.ts'
import { exampleCity } from '../../tests/support/example-city.ts'
import { test } from './fixtures.ts'

export function describeEveryPage(defineTests: (path: string) => void): void {
  for (const { kind, path } of Object.values(mainPages))
    test.describe(`the ${kind} page`, () => defineTests(path))
  test.describe('a city page', () => defineTests(cityPath(exampleCity.slug)))
  test.describe('a missing page', () => {
    test.use({ expectedConsole: /status of 404/ })
    defineTests('/no/such/page')
  })
}
