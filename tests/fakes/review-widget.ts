import type { ServerResponse } from 'node:http'

import { listenOnLoopback } from './loopback-server.ts'

interface FakeReviewWidget {
  environment: Record<string, string>
  origins: [script: string, elsewhere: string]
  requests: string[]
  fail: () => void
  stop: () => Promise<void>
}

/**
 * Works like Elfsight: the script finds a placeholder by class, uses
 * localStorage, and loads settings, another script and an image from a second
 * origin.
 */
export async function startFakeReviewWidget(): Promise<FakeReviewWidget> {
  const requests: string[] = []
  let fails = false
  const elsewhere = await listenOnLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://platform')
    requests.push(pathname)
    if (pathname === '/boot')
      send(response, 'application/json', '{"reviews":12}')
    else if (pathname === '/app.js')
      send(response, 'text/javascript', appScript(elsewhere.url))
    else send(response, 'image/svg+xml', badge)
  })
  const script = await listenOnLoopback((request, response) => {
    requests.push(request.url ?? '')
    if (fails) response.writeHead(500).end()
    else send(response, 'text/javascript', loader(elsewhere.url))
  })
  return {
    environment: {
      SITE_REVIEW_WIDGET_URL: `${script.url}/platform.js`,
      SITE_REVIEW_WIDGET_ELEMENT:
        '<div class="platform-app-123" data-platform-app-lazy></div>',
      SITE_REVIEW_WIDGET_HOSTS: elsewhere.url,
    },
    origins: [script.url, elsewhere.url],
    requests,
    fail() {
      fails = true
    },
    async stop() {
      await script.stop()
      await elsewhere.stop()
    },
  }
}

const badge =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><rect width="80" height="20"/></svg>'

const loader = (elsewhere: string) => `
  (async () => {
    const element = document.querySelector('[class*="platform-app-"]')
    localStorage.setItem('seen', document.cookie || 'never')
    const { reviews } = await (await fetch('${elsewhere}/boot?w=' + element.className)).json()
    const script = document.createElement('script')
    script.src = '${elsewhere}/app.js'
    script.onload = () => window.paintReviews(element, reviews)
    document.head.append(script)
  })()`

const appScript = (elsewhere: string) => `
  window.paintReviews = (element, reviews) => {
    const style = document.createElement('style')
    style.textContent = '.painted { color: rgb(1, 2, 3); margin: 0 0 300px }'
    document.head.append(style)
    element.innerHTML = '<p class="painted">Painted ' + reviews + ' reviews</p>'
    const image = new Image()
    image.src = '${elsewhere}/badge.svg'
    image.alt = 'Badge'
    element.append(image)
  }`

function send(response: ServerResponse, type: string, body: string): void {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  response.writeHead(200, { 'Content-Type': type, ...headers }).end(body)
}
