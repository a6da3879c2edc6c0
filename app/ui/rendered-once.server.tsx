import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

// As text, two bytes a character at most: a megabyte.
const htmlOf = new LRUCache<string, string>({
  maxSize: 512 * 1024,
  sizeCalculation: (html) => html.length || 1,
})

/**
 * The HTML of `content`, which is rendered the first time only: `key` names all that it is made of. For what no
 * setting, answer or visitor changes while the process runs.
 */
export function htmlRenderedOnce(key: string, router: AnyRouter, content: ReactNode): string {
  const known = htmlOf.get(key)
  if (known !== undefined) return known
  const html = renderToString(<RouterContextProvider router={router}>{content}</RouterContextProvider>)
  htmlOf.set(key, html)
  return html
}
