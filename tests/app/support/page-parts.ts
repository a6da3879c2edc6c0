import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser'
import * as v from 'valibot'

export function parsePage(html: string): HTMLElement {
  return parse(html)
}

export function elementIn(root: HTMLElement, selector: string): HTMLElement {
  const [element, ...others] = root.querySelectorAll(selector)
  if (!element) throw new Error(`Nothing matches ${selector}.`)
  if (others.length > 0) throw new Error(`Several elements match ${selector}.`)
  return element
}

export function textsIn(root: HTMLElement, selector: string): string[] {
  return root.querySelectorAll(selector).map(textOf)
}

export function attributesIn(
  root: HTMLElement,
  selector: string,
  attribute: string,
): (string | undefined)[] {
  return root
    .querySelectorAll(selector)
    .map((element) => element.getAttribute(attribute))
}

/** Returns the contents of `<meta name="…">` or `<meta property="…">`. */
export function metaOf(page: HTMLElement, name: string) {
  const selector = `meta[name="${name}"], meta[property="${name}"]`
  return attributesIn(page, selector, 'content')
}

export function canonicalsOf(page: HTMLElement) {
  return attributesIn(page, 'link[rel="canonical"]', 'href')
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

export function graphsOf(page: HTMLElement): GraphNode[][] {
  return page
    .querySelectorAll('script[type="application/ld+json"]')
    .map((block) => v.parse(graph, JSON.parse(block.rawText))['@graph'])
}

export function textOf(element: HTMLElement): string {
  return textIn(element).replaceAll(/\s+/g, ' ').trim()
}

/** Separates the texts of two elements, as most of them are shown apart. */
function textIn(part: Node): string {
  if (part.nodeType === NodeType.TEXT_NODE) return part.text
  if (part.rawTagName === 'script' || part.rawTagName === 'style') return ' '
  if (part.rawTagName === 'wbr') return ''
  return ` ${part.childNodes.map(textIn).join('')} `
}

/** Returns the text or label of each link, followed by its URL. */
export function linksIn(root: HTMLElement): string[] {
  return root.querySelectorAll('a').map((link) => {
    const name = textOf(link) || link.getAttribute('aria-label')
    return `${name} ${link.getAttribute('href')}`
  })
}
