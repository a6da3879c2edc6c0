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
      { name: 'theme-color', content: '#081a2b' },
      { name: 'format-detection', content: 'telephone=no' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
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
