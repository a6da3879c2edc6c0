import * as v from 'valibot'

/** The text between the tags of every element of this name. */
export function textsOf(html: string, element: string): string[] {
  return [...html.matchAll(new RegExp(`<${element}(?:\\s[^>]*)?>(.*?)</${element}>`, 'gs'))].map(
    ([, text = '']) => unescapeHtml(text),
  )
}

/** The attributes of every element of this name, in the order of the page. */
export function elementsOf(html: string, element: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${element}\\s([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        unescapeHtml(value),
      ]),
    ),
  )
}

/** The values of `<meta name="…">` or `<meta property="…">`. */
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

const node = v.looseObject({ '@type': v.string(), '@id': v.optional(v.string()) })
const graph = v.object({ '@context': v.literal('https://schema.org'), '@graph': v.array(node) })

export type GraphNode = v.InferOutput<typeof node>

/** The structured data blocks of a page, parsed. Throws when one is no graph. */
export function graphsOf(html: string): GraphNode[][] {
  const blocks = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return [...blocks].map(([, json = '']) => v.parse(graph, JSON.parse(json))['@graph'])
}

/** Whether a script element, by its opening tag, is data that no browser runs. */
export function isData(scriptTag: string): boolean {
  return /\stype="application\/(?:ld\+)?json"/.test(scriptTag)
}

/** What a page says, without its head, scripts and tags. */
export function textOf(body: string): string {
  const text = body
    .replace(/^.*?<body/s, '<body')
    .replaceAll(/<script.*?<\/script>|<!-- -->/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return unescapeHtml(text)
}

/** The text or label of each link and where it leads. */
export function linksIn(body: string): string[] {
  return [...body.matchAll(/<a\s.*?<\/a>/gs)].map(([link]) => {
    const [{ 'aria-label': label, href } = {}] = elementsOf(link, 'a')
    return `${textOf(link) || label} ${href}`
  })
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
