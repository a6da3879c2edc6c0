import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { outputFolder } from '../../scripts/lib/firm.cjs'
import { site } from '../support/site.ts'
import { attributesIn, parsePage } from './support/page-parts.ts'

/**
 * Maximum compressed size of the scripts that load before the first paint, in
 * bytes, without headers.
 */
const maxInitialScriptBytes = 3000

test.each(['/', '/gallery', '/no/such/page'])(
  '%s loads almost no script before its first paint',
  async (path) => {
    const html = await htmlOf(path)
    const scripts = initialScripts(html)
    const sources = scripts.map(sourceOf)
    const { length } = brotliCompressSync(sources.join(''))
    expect(length).toBeLessThanOrEqual(maxInitialScriptBytes)
    expect(html).not.toMatch(
      /rel="(modulepreload|prefetch|manifest)"|rel="preload"[^>]*as="script"/,
    )
  },
)

async function htmlOf(path: string): Promise<string> {
  return (
    await fetch(site.url + path, { headers: { accept: 'text/html' } })
  ).text()
}

function initialScripts(html: string): string[] {
  const [entry] = attributesIn(
    parsePage(html),
    'script[type="module"][src]',
    'src',
  )
  if (!entry) throw new Error('The page has no entry script.')
  const found = new Set([entry])
  // Iterating over a Set includes the entries that the loop adds.
  for (const script of found) {
    const imports = sourceOf(script).matchAll(
      /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g,
    )
    for (const [, name] of imports) found.add(`/assets/${name}`)
  }
  return [...found]
}

function sourceOf(script: string): string {
  return readFileSync(`${outputFolder}/public${script}`, 'utf8')
}
