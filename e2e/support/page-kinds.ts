import { pagesOfEachKind } from '../../app/lib/site-pages.ts'
import { test } from './fixtures.ts'

export function describeEveryPage(defineTests: (path: string) => void): void {
  for (const { path } of pagesOfEachKind)
    test.describe(`the page ${path}`, () => defineTests(path))
  test.describe('a missing page', () => {
    test.use({ expectedConsole: /status of 404/ })
    defineTests('/no/such/page')
  })
}
