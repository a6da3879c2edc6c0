import * as v from 'valibot'

/** Returns the content of every element with this tag name. */
export function textsOf(html: string, element: string): string[] {
  return [
    ...html.matchAll(
      new RegExp(`<${element}(?:\\s[^>]*)?>(.*?)</${element}>`, 'gs'),
    ),
  ].map(([, text = '']) => unescapeHtml(text))
}

/**
 * Returns the attributes of every element with this tag name, in document
 * order.
 */
export function elementsOf(
  html: string,
  element: string,
): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${element}\\s([^>]*)>`, 'g'))].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(
          ([, name = '', value = '']) => [name, unescapeHtml(value)],
        ),
      ),
  )
}

/** Returns the contents of `<meta name="…">` or `<meta property="…">`. */
export function metaOf(html: string, name: string): string[] {
  return elementsOf(html, 'meta')
    .filter((meta) => meta['name'] === name || meta['property'] === name)
    .map((meta) => meta['content'] ?? '')
}

export function canonicalsOf(html: string): string[] {
  return elementsOf(html, 'link')
    .filter(({ rel }) => rel === 'canonical')
    .map(({ href = '' }) => href)
}

export function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))
}

const node = v.looseObject({
  '@type': v.string(),
  '@id': v.optional(v.string()),
})
const graph = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(node),
})

export type GraphNode = v.InferOutput<typeof node>

/**
 * Parses the structured data blocks of a page. Throws if one is not a graph.
 */
export function graphsOf(html: string): GraphNode[][] {
  const blocks = html.matchAll(
    /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
  )
  return [...blocks].map(
    ([, json = '']) => v.parse(graph, JSON.parse(json))['@graph'],
  )
}

/**
 * Returns whether the opening tag of a script marks it as data, which browsers
 * do not run.
 */
export function isDataScript(scriptTag: string): boolean {
  return /\stype="application\/(?:ld\+)?json"/.test(scriptTag)
}

/** Returns the text of a page without its head, scripts and tags. */
export function textOf(body: string): string {
  const text = body
    .replace(/^.*?<body/s, '<body')
    .replaceAll(/<script.*?<\/script>|<!-- -->/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return unescapeHtml(text)
}

/** Returns the text or label of each link, followed by its URL. */
export function linksIn(body: string): string[] {
  return [...body.matchAll(/<a\s.*?<\/a>/gs)].map(([link]) => {
    const [{ 'aria-label': label, href } = {}] = elementsOf(link, 'a')
    return `${textOf(link) || label} ${href}`
  })
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
