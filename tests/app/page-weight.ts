import { request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

import { expect } from 'vitest'

import { laterScriptsId } from '../../app/hydration/later-scripts-id.ts'
import { untilKept } from './kept-pages.ts'
import { elementsOf } from './page-parts.ts'
import { ask } from './visit.ts'

/** What a phone fetches of a page before anybody touches it, in bytes after brotli. */
export interface PageWeight {
  html: number
  /** All files that run while nobody does anything. */
  script: number
  style: number
  /** The picture of the first screen. */
  picture: number
}

/** The width in pixels that the first picture is fetched in by most phones. */
const phonePicture = '800w'

export async function weigh(siteUrl: string, path: string): Promise<PageWeight> {
  const { status, body: html } = await ask(siteUrl, path)
  const style = elementsOf(html, 'link').find(({ rel }) => rel === 'stylesheet')
  const picture = firstPicture(html)
  const { all } = await scriptsAtLoad(siteUrl, html)
  return {
    html: status === 200 ? await keptBytes(siteUrl + path) : brotliCompressSync(html).length,
    script: all.bytes,
    style: style?.['href'] ? await bytesOf(siteUrl + style['href']) : 0,
    picture: picture ? await bytesOf(siteUrl + picture) : 0,
  }
}

/** On the wire, of the copy that all visitors but the first get, once it is as small as brotli makes it. */
async function keptBytes(address: string): Promise<number> {
  const html = await (await untilKept(address)).text()
  // The window and the kind of text that the site names are worth a few bytes either way.
  const smallest = 1.005 * brotliCompressSync(html).length
  let bytes = Number.POSITIVE_INFINITY
  await expect
    .poll(async () => (bytes = await bytesOf(address)), { timeout: 60_000 })
    .toBeLessThanOrEqual(smallest)
  return bytes
}

interface Scripts {
  names: Set<string>
  bytes: number
}

/**
 * `first`: what comes with the HTML. `all`: with what the page names for later, what the first script imports by
 * and by, and whatever these import.
 */
export async function scriptsAtLoad(
  siteUrl: string,
  html: string,
): Promise<{ first: Scripts; all: Scripts }> {
  const entry = elementsOf(html, 'script').find(({ type, src }) => type === 'module' && src)
  const address = entry?.['src'] ?? ''
  const { body } = await ask(siteUrl, address)
  const list = new RegExp(`<script id="${laterScriptsId}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? '[]'
  const named: string[] = JSON.parse(list)
  const later = namesIn(body, /\bimport\(\s*["'`]\.\/([^"'`]+)["'`]/g)
  return {
    first: await withImports(siteUrl, [address]),
    all: await withImports(siteUrl, [address, ...named, ...later]),
  }
}

async function withImports(siteUrl: string, begin: readonly string[]): Promise<Scripts> {
  const names = new Set(begin)
  // A set that grows while it is gone through is gone through to its new end.
  for (const name of names) {
    const { body } = await ask(siteUrl, name)
    for (const imported of namesIn(body, /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g))
      names.add(imported)
  }
  const sizes = await Promise.all([...names].map((name) => bytesOf(siteUrl + name)))
  return { names, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

function namesIn(script: string, pattern: RegExp): string[] {
  return [...script.matchAll(pattern)].map(([, name]) => `/assets/${name}`)
}

/** What a phone takes of the picture that is hurried: of a film its upright still, else its AVIF in one width. */
function firstPicture(html: string): string | undefined {
  const hurried = html.indexOf('fetchPriority="high"')
  if (hurried === -1) return undefined
  const picture = html.slice(html.lastIndexOf('<picture', hurried), hurried)
  const sources = elementsOf(picture, 'source').filter(({ type }) => type === 'image/avif')
  const upright = sources.find(({ media }) => media === '(orientation: portrait)')
  if (upright) return upright['srcSet']
  const sets = sources.flatMap(({ srcSet = '' }) => srcSet.split(', '))
  return sets.find((file) => file.endsWith(` ${phonePicture}`))?.split(' ')[0]
}

/** Of a file as it travels to a browser of today. */
export function bytesOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${address} answered ${response.statusCode}.`))
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('error', reject)
      response.on('end', () => resolve(bytes))
    })
    sent.on('error', reject)
    sent.end()
  })
}
