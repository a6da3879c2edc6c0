import { createHash } from 'node:crypto'

import { escapeHtml } from '#domain/escape-html.ts'
import type { Business, ReviewWidget } from '~/content/business'

import frameScript from './review-widget-frame.js?raw'

import frameStyles from './review-widget-frame.css?raw'

// A function keeps its names out of the platform's global scope.
const inlineScript = `(() => {\n${frameScript}})()`
const inlineScriptHash = createHash('sha256')
  .update(inlineScript)
  .digest('base64')

export function reviewWidgetPage({ reviewWidget }: Business): Response {
  if (!reviewWidget)
    return new Response('No review widget is set up.\n', { status: 404 })
  return new Response(widgetHtml(reviewWidget), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': widgetPolicy(reviewWidget),
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
    },
  })
}

function widgetHtml({ script, element = '' }: ReviewWidget): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Reviews</title>
<meta name="viewport" content="width=device-width">
<base target="_blank">
<style>
${frameStyles}</style>
</head>
<body>
${element}
<script data-platform="${escapeHtml(script)}">${inlineScript}</script>
</body>
</html>
`
}

// Sandboxed even outside the frame, so that the script can't reach this site.
function widgetPolicy({ script, hosts = [] }: ReviewWidget): string {
  const { origin } = new URL(script)
  const origins = [origin, ...hosts].join(' ')
  return [
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `script-src 'sha256-${inlineScriptHash}' ${origins}`,
    // Widget scripts insert style elements.
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
