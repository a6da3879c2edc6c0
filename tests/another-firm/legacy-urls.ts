import type { LegacyUrls } from '../../app/content/legacy-urls.ts'

export const legacyUrls: LegacyUrls = {
  redirects: [{ from: '/hermantown-windows', to: '/city/hermantown' }],
}
