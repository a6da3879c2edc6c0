import { hash } from 'node:crypto'

import type { QueryClient } from '@tanstack/react-query'
import {
  getSsrStatus,
  transformReadableStreamWithRouter,
} from '@tanstack/react-router/ssr/server'
import { defaultStreamHandler, StartServer } from '@tanstack/react-start/server'
import { renderToReadableStream } from 'react-dom/server'

import { isFailedResult } from '~/lib/failed-result'

import { errorResponse } from './error-responses.server'
import { log } from './request-log.server'

type PageHandler = typeof defaultStreamHandler

/**
 * Renders the page that the router has loaded. If all of its queries have
 * succeeded, it is rendered completely and without a nonce, so that all
 * visitors can share it. A page with pending queries is streamed to its
 * visitor.
 */
export const renderPage: PageHandler = async (page) => {
  try {
    return await renderLoaded(page)
  } catch (err) {
    // Not even the shell of the page could be rendered. Start itself would
    // respond with JSON.
    log.error({ err }, 'failed to render a page')
    return errorResponse(500, page.request.headers.get('accept'))
  }
}

const renderLoaded: PageHandler = async (page) => {
  const { request, router, responseHeaders: headers } = page
  const { queryClient } = router.options.context
  for (const { status, error } of router.state.matches) {
    if (status === 'error') log.error({ err: error }, 'failed to load a page')
  }
  // The response to a post is private to its visitor, and errors must not be
  // cached.
  const isCacheable = request.method !== 'POST' && getSsrStatus(router) === 200
  const isStreamed = !isComplete(queryClient)
  if (!isCacheable) headers.set('Cache-Control', 'no-store')
  else if (isStreamed) headers.set('Cache-Control', 'private, no-cache')
  if (isStreamed) return await defaultStreamHandler(page)

  const { html, hasFailed } = await renderCompletely(router)
  const status = hasFailed ? 500 : getSsrStatus(router)
  if (hasFailed) headers.set('Cache-Control', 'no-store')
  // A component may have started a query only during rendering.
  else if (isCacheable && !isComplete(queryClient))
    headers.set('Cache-Control', 'private, no-cache')
  const nonce = router.options.ssr?.nonce ?? ''
  const policy = headers.get('Content-Security-Policy') ?? ''
  const shared = withoutNonce(html, nonce, policy)
  headers.set('Content-Security-Policy', shared.policy)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(shared.html, { status, headers })
}

type PageRouter = Parameters<PageHandler>[0]['router']

interface CompletePage {
  html: Buffer<ArrayBuffer>
  /** Whether an error page replaces a part of the page. */
  hasFailed: boolean
}

async function renderCompletely(router: PageRouter): Promise<CompletePage> {
  let hasFailed = false
  const stream = await renderToReadableStream(<StartServer router={router} />, {
    progressiveChunkSize: Infinity,
    onError(err) {
      hasFailed = true
      log.error({ err }, 'failed to render part of a page')
    },
  })
  await stream.allReady
  const chunks: Uint8Array[] = []
  for await (const chunk of transformReadableStreamWithRouter(router, stream))
    chunks.push(chunk)
  return { html: Buffer.concat(chunks), hasFailed }
}

/**
 * Returns whether a page has all its data. A failed read counts as missing: it
 * must not be shared.
 */
function isComplete(queryClient: QueryClient): boolean {
  const queries = queryClient.getQueryCache().getAll()
  return queries.every(
    ({ state }) => state.status === 'success' && !isFailedResult(state.data),
  )
}

const scriptPattern = /<script\b(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gs

interface SharedPage {
  html: Buffer<ArrayBuffer>
  policy: string
}

/**
 * Removes the nonce from a page and allows its inline scripts by hash in the
 * content security policy instead. Only scripts that had the nonce are hashed,
 * so an injected script is never allowed.
 */
function withoutNonce(page: Buffer, nonce: string, policy: string): SharedPage {
  // One character per byte: the patterns are ASCII, and decoding UTF-8 would
  // take longer than everything else here.
  const html = page.toString('latin1')
  const nonceAttribute = ` nonce="${nonce}"`
  const nonceElement = `<meta property="csp-nonce" content="${nonce}"/>`
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(scriptPattern)) {
    const { attributes = '', code = '' } = groups ?? {}
    // Browsers do not run JSON data blocks, although the router gives them the
    // nonce.
    const isData = attributes.includes('json"')
    const isOurs = attributes.includes(nonceAttribute)
    if (isOurs && !isData && code) hashes.add(hashSource(code))
  }
  const shared = html.replaceAll(nonceAttribute, '').replace(nonceElement, '')
  return {
    html: Buffer.from(shared, 'latin1'),
    policy: policy.replace(`'nonce-${nonce}'`, [...hashes].join(' ')),
  }
}

function hashSource(code: string): string {
  const digest = hash('sha256', Buffer.from(code, 'latin1'), 'base64')
  return `'sha256-${digest}'`
}
