import type { IncomingMessage, ServerResponse } from 'node:http'

import { listenOnLoopback } from './loopback-server.ts'

/** What a platform serves from its two origins, and the embed code it gives to a site. */
interface Platform {
  script: (elsewhere: string) => string
  /** What the second origin, `elsewhere`, serves. */
  files: Record<string, [type: string, body: string]>
  element?: string
  hosts: (elsewhere: string) => string
}

const badge: [string, string] = [
  'image/svg+xml',
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><rect width="80" height="20"/></svg>',
]
const style = '.painted { color: rgb(1, 2, 3); margin: 0 0 300px }'

/** The three best-known ways, each as it was seen in the embed code of such a platform. */
const reviewPlatforms = {
  // Elfsight: finds its placeholder by class, uses the browser's storage, and loads settings, script and badge.
  'a placeholder found by its class': {
    script: (elsewhere) => `
      (async () => {
        const element = document.querySelector('[class*="platform-app-"]')
        localStorage.setItem('seen', document.cookie || 'never')
        const { reviews } = await (await fetch('${elsewhere}/boot?w=' + element.className)).json()
        const script = document.createElement('script')
        script.src = '${elsewhere}/app.js'
        script.onload = () => window.paintReviews(element, reviews)
        document.head.append(script)
      })()`,
    files: {
      '/boot': ['application/json', '{"reviews":12}'],
      '/app.js': [
        'text/javascript',
        `window.paintReviews = (element, reviews) => {
          const style = document.createElement('style')
          style.textContent = '${style}'
          document.head.append(style)
          element.innerHTML = '<p class="painted">Painted ' + reviews + ' reviews</p>'
          const image = new Image()
          image.src = new URL('/badge.svg', '{elsewhere}').href
          image.alt = 'Badge'
          element.append(image)
        }`,
      ],
      '/badge.svg': badge,
    },
    element: '<div class="platform-app-123" data-platform-app-lazy></div>',
    hosts: (elsewhere) => `script ${elsewhere}; connect ${elsewhere}; image ${elsewhere}`,
  },
  // Trustindex: no placeholder, it paints beside its own script, with a style sheet of its second origin.
  'a script that paints beside itself': {
    script: (elsewhere) => `
      (() => {
        const { parentElement: place } = document.currentScript
        const sheet = document.createElement('link')
        sheet.rel = 'stylesheet'
        sheet.href = '${elsewhere}/widget.css'
        document.head.append(sheet)
        const box = document.createElement('div')
        box.innerHTML = '<p class="painted">Painted 12 reviews</p><img alt="Badge" src="${elsewhere}/badge.svg">'
        place.append(box)
      })()`,
    files: { '/widget.css': ['text/css', style], '/badge.svg': badge },
    hosts: (elsewhere) => `style ${elsewhere}; image ${elsewhere}`,
  },
  // EmbedSocial, Birdeye: puts a frame of its second origin into the placeholder, as high as that one says.
  'a placeholder that becomes a frame': {
    script: (elsewhere) => `
      (() => {
        const element = document.querySelector('.platform-hashtag')
        const frame = document.createElement('iframe')
        frame.src = '${elsewhere}/frame?ref=' + element.dataset.ref
        frame.title = 'Platform'
        frame.style = 'width: 100%; border: 0'
        addEventListener('message', ({ data }) => { if (data.height) frame.style.height = data.height + 'px' })
        element.append(frame)
      })()`,
    files: {
      '/frame': [
        'text/html',
        `<!doctype html><title>Platform</title><style>${style}</style>
        <p class="painted">Painted 12 reviews</p><img alt="Badge" src="/badge.svg">
        <script>parent.postMessage({ height: 400 }, '*')</script>`,
      ],
      '/badge.svg': badge,
    },
    element: '<div class="platform-hashtag" data-ref="abc"></div>',
    hosts: (elsewhere) => `frame ${elsewhere}`,
  },
} satisfies Record<string, Platform>

export type PlatformKind = keyof typeof reviewPlatforms

export const platformKinds = [
  'a placeholder found by its class',
  'a script that paints beside itself',
  'a placeholder that becomes a frame',
] as const satisfies readonly PlatformKind[]

interface RunningPlatform {
  /** What makes a site show its widget. */
  environment: Record<string, string>
  /** Its two origins. */
  origins: [script: string, elsewhere: string]
  /** The paths it was asked for, on both. */
  asked: string[]
  /** From now on its script is this one; `undefined` answers 500, `'never'` nothing at all. */
  serve: (script: string | undefined) => void
  stop: () => Promise<void>
}

/** A platform that behaves in one of the three ways, on two origins of this machine. */
export async function startReviewPlatform(kind: PlatformKind): Promise<RunningPlatform> {
  const platform: Platform = reviewPlatforms[kind]
  const asked: string[] = []
  const second = await listenOnLoopback((request, response) => {
    const path = pathOf(request)
    asked.push(path)
    const [type, body] = platform.files[path] ?? []
    answer(response, type, body?.replaceAll('{elsewhere}', second.url))
  })
  let script: string | undefined = platform.script(second.url)
  const first = await listenOnLoopback((request, response) => {
    asked.push(pathOf(request))
    if (script !== 'never') answer(response, 'text/javascript', script)
  })
  return {
    environment: {
      SITE_REVIEW_WIDGET_URL: `${first.url}/platform.js`,
      SITE_REVIEW_WIDGET_HOSTS: platform.hosts(second.url),
      ...(platform.element && { SITE_REVIEW_WIDGET_ELEMENT: platform.element }),
    },
    origins: [first.url, second.url],
    asked,
    serve(chosen) {
      script = chosen
    },
    async stop() {
      await first.stop()
      await second.stop()
    },
  }
}

function pathOf(request: IncomingMessage): string {
  return new URL(request.url ?? '', 'http://platform').pathname
}

function answer(response: ServerResponse, type = 'text/plain', body?: string) {
  response.writeHead(body === undefined ? 500 : 200, {
    'Content-Type': type,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  response.end(body)
}
