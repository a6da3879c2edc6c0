import type { ReviewWidget, WidgetHosts } from '~/content/site'

/**
 * The policy of the widget's page, the only one that lets anything of the platform in: from the origin of its
 * script and the hosts the settings name, each for what it is named for. It is a sandbox without an origin, also
 * when somebody opens the page by itself, so a platform's script can neither read nor change this site.
 * @param hash of the page's own script.
 */
export function widgetPolicy({ script, hosts }: ReviewWidget, hash: string): string {
  const from = (kind: keyof WidgetHosts) =>
    [...new Set([new URL(script).origin, ...(hosts?.[kind] ?? [])])].join(' ')
  return [
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `script-src '${hash}' ${from('script')}`,
    // What these scripts paint they style with elements of their own.
    `style-src 'unsafe-inline' ${from('style')}`,
    `font-src data: ${from('style')}`,
    `img-src data: ${from('image')}`,
    `connect-src ${from('connect')}`,
    `frame-src ${from('frame')}`,
    "form-action 'none'",
    "base-uri 'none'",
    // Browsers that know this do not ask X-Frame-Options, which refuses frames on every answer of this site.
    "frame-ancestors 'self'",
  ].join('; ')
}
