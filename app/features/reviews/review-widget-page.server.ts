import { createHash } from 'node:crypto'

import type { ReviewWidget, Site } from '~/content/site-settings'

/**
 * Responds with the page for the frame on /reviews, or with 404 if no widget is
 * configured.
 */
export function reviewWidgetPage({ reviewWidget }: Site): Response {
  if (!reviewWidget)
    return new Response('No review widget is set up.\n', { status: 404 })
  const hash = createHash('sha256')
    .update(widgetScript(reviewWidget))
    .digest('base64')
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
 * Returns the inline script, which loads the platform's script and reports the
 * page's height. Storage and cookies throw in the sandbox (`widgetPolicy`), so
 * the script replaces them with versions that persist nothing.
 */
function widgetScript({ script }: ReviewWidget): string {
  return `(() => {
const post = (message) => parent.postMessage(message, '*')
const values = new Map()
const storage = {
  getItem: (key) => values.get(String(key)) ?? null,
  setItem: (key, value) => void values.set(String(key), String(value)),
  removeItem: (key) => void values.delete(String(key)),
  clear: () => values.clear(),
  key: (index) => [...values.keys()][index] ?? null,
  get length() { return values.size },
}
for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: storage })
Object.defineProperty(document, 'cookie', { get: () => '', set() {} })

const loader = document.createElement('script')
loader.src = ${toScriptLiteral(script)}
loader.async = true
loader.addEventListener('error', () => post({ widgetFailed: true }))
new ResizeObserver(() => post({ widgetHeight: document.documentElement.offsetHeight })).observe(document.body)
document.body.append(loader)
})()`
}

/**
 * Serializes a value for an inline script. Escapes `<` because `</script>` in a
 * setting would end the script.
 */
function toScriptLiteral(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

/** Returns the page's HTML. Its links open in a new tab. */
function widgetHtml(widget: ReviewWidget): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Reviews</title>
<meta name="viewport" content="width=device-width"><base target="_blank">
<style>body { margin: 0; font-family: system-ui, sans-serif; overflow-wrap: anywhere }</style></head>
<body>${widget.element ?? ''}<script>${widgetScript(widget)}</script></body></html>`
}

/**
 * Returns the content security policy of the widget's page, which allows the
 * origin of the platform's script and the configured hosts. It sandboxes the
 * page even outside the frame, so the script can neither read nor change this
 * site.
 * @param hash Hash of the inline script.
 */
function widgetPolicy({ script, hosts }: ReviewWidget, hash: string): string {
  const origins = [new URL(script).origin, ...(hosts ?? [])].join(' ')
  return [
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `script-src '${hash}' ${origins}`,
    // Widget scripts style their content with style elements that they insert.
    `style-src 'unsafe-inline' ${origins}`,
    `font-src data: ${origins}`,
    `img-src data: ${origins}`,
    `connect-src ${origins}`,
    `frame-src ${origins}`,
    "form-action 'none'",
    "base-uri 'none'",
    // Overrides `X-Frame-Options: DENY`, which every response of this site has.
    "frame-ancestors 'self'",
  ].join('; ')
}
