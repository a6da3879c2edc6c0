import { expect, test } from 'vitest'

import { originAsHeaders, originFromHeaders } from '#functions/_shared/quote-origin.ts'
import { serviceAreas } from '~/content/cities/city'
import { quoteOrigin } from '~/features/quote/quote-origin.server'

const [{ name, slug }] = serviceAreas

test.each([
  ['/', { page: '/' }],
  ['https://rivermark.example/contact?utm_source=mail#quote-request-form', { page: '/contact' }],
  [`/city/${slug}?quote=sent`, { page: `/city/${slug}`, subject: name }],
  ['/services', { page: '/services', subject: 'Concrete Sealing' }],
  ['/services?tab=roof&utm_source=mail', { page: '/services?tab=roof', subject: 'Roof Cleaning' }],
  ['/services?tab=moat', { page: '/services', subject: 'Concrete Sealing' }],
  ['/somewhere/else?email=a@b.example', undefined],
  ['//', undefined],
  ['', { page: '/' }],
])('a form on %j says that it was %o', (address, origin) => {
  expect(quoteOrigin(address)).toEqual(origin)
})

test.each([{ page: '/contact' }, { page: '/services?tab=roof', subject: 'Roof é 屋根' }])(
  '%o arrives as it was sent',
  (origin) => expect(originFromHeaders(new Headers(originAsHeaders(origin)))).toEqual(origin),
)

test.each([
  [{}, undefined],
  [{ 'X-Quote-Page': 'contact' }, undefined],
  [{ 'X-Quote-Page': `/${'x'.repeat(300)}` }, undefined],
  [{ 'X-Quote-Subject': 'Folsom' }, undefined],
  [{ 'X-Quote-Page': '/contact', 'X-Quote-Subject': '%E0%A4%A' }, { page: '/contact' }],
  [{ 'X-Quote-Page': '/contact', 'X-Quote-Subject': 'x'.repeat(101) }, { page: '/contact' }],
  [{ 'X-Quote-Page': '/contact', 'X-Quote-Subject': 'a%0D%0Ab' }, { page: '/contact' }],
])('of %o remains %o: whatever does not fit costs no lead', (headers, origin) => {
  expect(originFromHeaders(new Headers(headers))).toEqual(origin)
})
