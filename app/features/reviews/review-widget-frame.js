// @ts-check
// Runs as an inline script in the page of the review widget. Loads the
// platform's script and reports the height of the page to /reviews. The sandbox
// of that page makes storage and cookies throw, so they are replaced by versions
// that persist nothing.

function createStorage() {
  /** @type {Map<string, string>} */
  const values = new Map()
  return {
    /** @param {unknown} key */
    getItem: (key) => values.get(String(key)) ?? null,
    /**
     * @param {unknown} key
     * @param {unknown} value
     */
    setItem: (key, value) => {
      values.set(String(key), String(value))
    },
    /** @param {unknown} key */
    removeItem: (key) => {
      values.delete(String(key))
    },
    clear: () => values.clear(),
    /** @param {number} index */
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

/** @param {{ widgetFailed: true } | { widgetHeight: number }} message */
function report(message) {
  parent.postMessage(message, '*')
}

/** @param {string} url */
function loadPlatform(url) {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.addEventListener('error', () => report({ widgetFailed: true }))
  document.body.append(script)
}

for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { value: createStorage() })
Object.defineProperty(document, 'cookie', { get: () => '', set() {} })

new ResizeObserver(() => {
  report({ widgetHeight: document.documentElement.offsetHeight })
}).observe(document.body)

loadPlatform(document.currentScript?.dataset.platform ?? '')
