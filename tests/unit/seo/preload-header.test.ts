import { expect, test } from 'vitest'

import { preloadHeader } from '../../../app/seo/preload-header.ts'

test('what a head preloads is announced with everything that decides whether it is fetched', () => {
  expect(
    preloadHeader([
      { rel: 'icon', href: '/favicon.ico' },
      {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: '/assets/display.woff2',
        crossOrigin: 'anonymous',
      },
      undefined,
      {
        rel: 'preload',
        as: 'image',
        href: '/films/hero.avif',
        imageSrcSet: '/films/hero-800.avif 800w, /films/hero.avif 1280w',
        imageSizes: '100vw',
        media: '(orientation: landscape)',
        fetchPriority: 'high',
      },
    ]),
  ).toBe(
    '</assets/display.woff2>; rel=preload; as="font"; type="font/woff2"; crossorigin, ' +
      '</films/hero.avif>; rel=preload; as="image"; media="(orientation: landscape)"; fetchpriority="high"; ' +
      'imagesrcset="/films/hero-800.avif 800w, /films/hero.avif 1280w"; imagesizes="100vw"',
  )
})

test('a head that preloads nothing has nothing to announce', () => {
  expect(preloadHeader([{ rel: 'canonical', href: '/' }])).toBeUndefined()
})
