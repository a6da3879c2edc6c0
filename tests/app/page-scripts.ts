import { get } from 'node:http'

import { laterScriptsId } from '../../app/hydration/later-scripts-id.ts'
import { elementsOf } from './page-parts.ts'

/** The addresses of the scripts that come with a page's HTML, and of all that load without a visitor. */
export async function scriptsAtLoad(
  siteUrl: string,
  html: string,
): Promise<{ first: string[]; all: string[] }> {
  const entry = elementsOf(html, 'script').find(({ type, src }) => type === 'module' && src)?.['src']
  if (!entry) throw new Error('The page has no entry script.')
  const list = new RegExp(`<script id="${laterScriptsId}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? '[]'
  const preloaded: string[] = JSON.parse(list)
  const dynamic = importsOf(await sourceOf(siteUrl, entry), /\bimport\(\s*["'`]\.\/([^"'`]+)["'`]/g)
  return {
    first: await withStaticImports(siteUrl, [entry]),
    all: await withStaticImports(siteUrl, [entry, ...preloaded, ...dynamic]),
  }
}

/** Bytes of a file as a browser receives it: compressed with Brotli, headers included. */
export function transferSize(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${address} returned ${response.statusCode}.`))
      // A colon and a space, or a line break, follow each part.
      let bytes = response.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0)
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

export async function sourceOf(siteUrl: string, script: string): Promise<string> {
  return (await fetch(siteUrl + script)).text()
}

async function withStaticImports(siteUrl: string, scripts: readonly string[]): Promise<string[]> {
  const found = new Set(scripts)
  // The loop also visits what is added to the set meanwhile.
  for (const script of found) {
    const source = await sourceOf(siteUrl, script)
    for (const name of importsOf(source, /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g)) found.add(name)
  }
  return [...found]
}

function importsOf(source: string, pattern: RegExp): string[] {
  return Array.from(source.matchAll(pattern), ([, name]) => `/assets/${name}`)
}
