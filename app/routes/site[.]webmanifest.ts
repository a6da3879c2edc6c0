import { createFileRoute } from '@tanstack/react-router'

import { brandColors } from '~/content/brand-colors'
import { business } from '~/content/business'
import { hourlyResponse } from '~/lib/hourly-response'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/site.webmanifest')({
  server: {
    handlers: {
      GET: () =>
        hourlyResponse(
          'application/manifest+json',
          JSON.stringify(webManifest()),
        ),
    },
  },
})

/** Opens in the browser because the site is not an app. */
function webManifest() {
  const { name, shortName } = business
  return {
    name,
    short_name: shortName,
    id: mainPages.home.path,
    start_url: mainPages.home.path,
    scope: '/',
    display: 'browser',
    lang: 'en-US',
    theme_color: brandColors.deep,
    background_color: brandColors.ground,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  }
}

function icon(src: string, size: number, purpose: 'any' | 'maskable') {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
