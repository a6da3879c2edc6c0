import { expect, test } from 'vitest'

import { sampleSite } from '../../../app/content/business.ts'
import { pageHead } from '../../../app/lib/page-head.ts'
import { mainPages } from '../../../app/lib/site-pages.ts'

const site = { ...sampleSite, url: 'https://site.example', name: 'Acme' }
const meta = { title: 'Gallery', description: 'Pictures', keywords: 'a, b' }

test('gives a page its title, description, keywords and canonical link', () => {
  const head = pageHead({ site, meta, page: mainPages.gallery })
  expect(head.meta).toContainEqual({ title: 'Gallery | Acme' })
  expect(head.meta).toContainEqual({ name: 'description', content: 'Pictures' })
  expect(head.meta).toContainEqual({ name: 'keywords', content: 'a, b' })
  expect(head.links).toEqual([{ rel: 'canonical', href: 'https://site.example/gallery' }])
})

test('shows the picture of its kind of page when a page is shared', () => {
  const { meta: entries } = pageHead({ site, meta, page: mainPages.gallery })
  expect(entries).toContainEqual({ property: 'og:url', content: 'https://site.example/gallery' })
  expect(entries).toContainEqual({ property: 'og:image', content: 'https://site.example/social/gallery.jpg' })
  expect(entries).toContainEqual({
    property: 'og:image:alt',
    content: 'A wooden deck, before cleaning on the left and after it on the right.',
  })
})

test('keeps a page that was not found out of search engines', () => {
  const head = pageHead({ site, meta: { ...meta, keywords: '' } })
  expect(head.meta).toEqual([
    { title: 'Gallery | Acme' },
    { name: 'description', content: 'Pictures' },
    { name: 'robots', content: 'noindex' },
  ])
  expect(head.links).toEqual([])
})
