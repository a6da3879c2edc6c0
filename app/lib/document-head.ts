import { markColors } from '~/content/brand-mark'

/**
 * What every page carries in its head. Pages replace the title by their own: this one is for errors.
 * @param fonts addresses of the faces the first screen needs.
 */
export function documentHead({ siteName, fonts }: { siteName: string; fonts: string[] }) {
  return {
    meta: [
      { charSet: 'utf-8' },
      { title: siteName },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: markColors.deep },
      { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' },
    ],
    links: [
      // With a size of its own, or browsers that can draw the mark at any size would take this file all the same.
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ...fonts.map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
    ],
  }
}
