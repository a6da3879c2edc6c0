import { expect, test } from 'vitest'

import { serviceAreas } from '../../app/content/cities/city.ts'
import { browse, untilKept } from './kept-pages.ts'
import { elementsOf } from './page-parts.ts'
import { site } from './site.ts'

test.each([`/city/${serviceAreas[8].slug}?quote=sent`, '/gallery', '/'])(
  'the picture and the faces of the first screen of %s are announced in the headers',
  async (path) => {
    const address = site.url + path
    // A film's still comes out of the database, and the very first visitor does not wait for that.
    const pages =
      path === '/' ? [await untilKept(address)] : [await browse(address), await untilKept(address)]
    for (const page of pages) {
      const announced = (page.headers.get('link') ?? '').split(/, (?=<)/)
      const html = await page.text()
      const faces = elementsOf(html, 'link').filter(({ rel }) => rel === 'preload')
      expect(faces.length).toBeGreaterThan(0)
      for (const { href } of faces) {
        expect(announced).toContainEqual(expect.stringMatching(`^<${href}>; rel=preload; as="font"`))
      }
      const shown = elementsOf(html, 'source').filter(({ type }) => type === 'image/avif')
      const pictures = announced.filter((entry) => entry.includes('as="image"'))
      expect(pictures.length).toBeGreaterThan(0)
      for (const entry of pictures) {
        const files = /imagesrcset="([^"]+)"/.exec(entry)?.[1] ?? /^<([^>]+)>/.exec(entry)?.[1]
        expect(shown.map(({ srcSet }) => srcSet)).toContain(files)
      }
    }
  },
)
