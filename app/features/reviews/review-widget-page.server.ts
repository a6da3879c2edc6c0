import { createHash } from 'node:crypto'

import type { ReviewWidget, Site } from '~/content/business'

/** The page for the frame on /reviews, where the settings name a widget. */
export function reviewWidgetPage({ reviewWidget }: Site): Response {
  if (!reviewWidget) return new Response('No review widget is set up.\n', { status: 404 })
  const hash = createHash('sha256').update(widgetScript(reviewWidget)).digest('base64')
  return new Response(widgetHtml(reviewWidget), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': widgetPolicy(reviewWidget, `sha256-${hash}`),
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
    },
  })
}

/**
 * The page in the frame: the placeholder the platform requires, and its script. It has no origin (`widgetPolicy`), so
 * it has no storage and no cookies; platforms expect them, and get ones that forget.
 */
function widgetScript({ script }: ReviewWidget): string {
  return `(() => {
const say = (news) => parent.postMessage(news, '*')
const kept = new Map()
const storage = {
  getItem: (key) => kept.get(String(key)) ?? null,
  setItem: (key, value) => void kept.set(String(key), String(value)),
  removeItem: (key) => void kept.delete(String(key)),
  clear: () => kept.clear(),
  key: (index) => [...kept.keys()][index] ?? null,
  get length() { return kept.size },
}
for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: storage })
Object.defineProperty(document, 'cookie', { get: () => '', set() {} })

const loader = document.createElement('script')
loader.src = ${asScript(script)}
loader.async = true
loader.addEventListener('error', () => say({ widgetFailed: true }))
new ResizeObserver(() => say({ widgetHeight: document.documentElement.offsetHeight })).observe(document.body)
document.body.append(loader)
})()`
}

/** `</script>` in a setting would end the script early. */
function asScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

/** The whole page. Links in it open beside this one. */
function widgetHtml(widget: ReviewWidget): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Reviews</title>
<meta name="viewport" content="width=device-width"><base target="_blank">
<style>body { margin: 0; font-family: system-ui, sans-serif; overflow-wrap: anywhere }</style></head>
<body>${widget.element ?? ''}<script>${widgetScript(widget)}</script></body></html>`
}

/**
 * The policy of the widget's page: what the platform's script and the hosts in the settings may load. A sandbox
 * without an origin, even in a tab of its own: the script can neither read nor change this site.
 * @param hash of the page's own script.
 */
function widgetPolicy({ script, hosts }: ReviewWidget, hash: string): string {
  const origins = [new URL(script).origin, ...(hosts ?? [])].join(' ')
  return [
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `script-src '${hash}' ${origins}`,
    // What these scripts paint they style with elements of their own.
    `style-src 'unsafe-inline' ${origins}`,
    `font-src data: ${origins}`,
    `img-src data: ${origins}`,
    `connect-src ${origins}`,
    `frame-src ${origins}`,
    "form-action 'none'",
    "base-uri 'none'",
    // Outranks X-Frame-Options, which refuses frames in every response of this site.
    "frame-ancestors 'self'",
  ].join('; ')
}
