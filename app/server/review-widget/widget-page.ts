import type { ReviewWidget } from '~/content/site'

/**
 * The page that stands in the frame: the placeholder the platform asks for, and its script beside it. What is in
 * it has no origin of its own (widget-policy.ts), so storage and cookies are refused there; platforms expect
 * them, and get ones that forget.
 */
export function widgetScript({ script, element }: ReviewWidget): string {
  return `(() => {
const { script, attributes } = ${asScript({ script, attributes: element?.attributes })}
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

const place = document.body.appendChild(document.createElement('div'))
if (attributes) {
  const element = place.appendChild(document.createElement('div'))
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
const loader = document.createElement('script')
loader.src = script
loader.async = true
loader.addEventListener('error', () => say({ widgetFailed: true }))
new ResizeObserver(() => say({ widgetHeight: document.documentElement.offsetHeight })).observe(document.body)
place.append(loader)
})()`
}

/** `</script>` in a setting would end the script early. */
function asScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

/** The whole page. Links in it open beside this one. */
export function widgetPage(widget: ReviewWidget): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Reviews</title>
<meta name="viewport" content="width=device-width"><base target="_blank">
<style>body { margin: 0; font-family: system-ui, sans-serif; overflow-wrap: anywhere }</style></head>
<body><script>${widgetScript(widget)}</script></body></html>`
}
