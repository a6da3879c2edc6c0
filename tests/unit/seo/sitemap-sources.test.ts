import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

import { sitemapEntries } from '../../../app/seo/sitemap.ts'

const sources = [...new Set(sitemapEntries.flatMap((entry) => entry.sources))]

test.each(sources)('%s, which dates a page, exists', (source) => {
  expect(existsSync(source)).toBe(true)
})
