import { hash } from 'node:crypto'

import type { QueryClient } from '@tanstack/react-query'
import {
  getSsrStatus,
  transformReadableStreamWithRouter,
} from '@tanstack/react-router/ssr/server'
import { defaultStreamHandler, StartServer } from '@tanstack/react-start/server'
import { renderToReadableStream } from 'react-dom/server'

import { errorResponse } from './error-responses.server'
import { log } from './request-log.server'

type RenderPage = typeof defaultStreamHandler

/**
 * Renders the page that the router has loaded. If all of its queries have
 * succeeded, it is rendered completely and without a nonce, so that all
 * visitors can share it. A page with pending queries is streamed to its
 * visitor.
 */
export const renderPage: RenderPage = async (page) => {
  try {
    return await renderLoaded(page)
  } catch (err) {
    // Not even the shell of the page could be rendered. Start itself would
    // respond with JSON.
    log.error(
      { id: page.router.options.context.requestId, err },
      'failed to render a page',
    )
    return errorResponse(500, page.request.headers.get('accept'))
  }
}

const renderLoaded: RenderPage = async (page) => {
  const { request, router, responseHeaders: headers } = page
  const { queryClient, requestId: id } = router.options.context
  for (const { status, error } of router.state.matches)
    if (status === 'error')
      log.error({ id, err: error }, 'failed to load a page')

  let status = getSsrStatus(router)
  // The response to a post is private to its visitor, and errors must not be
  // cached.
  const isCacheable = request.method !== 'POST' && status === 200
  const isStreamed = !isComplete(queryClient)
  if (!isCacheable) headers.set('Cache-Control', 'no-store')
  else if (isStreamed) headers.set('Cache-Control', 'private, no-cache')
  if (isStreamed) return await defaultStreamHandler(page)

  const stream = await renderToReadableStream(<StartServer router={router} />, {
    progressiveChunkSize: Infinity,
    onError(err) {
      status = 500
      headers.set('Cache-Control', 'no-store')
      log.error({ id, err }, 'failed to render part of a page')
    },
  })
  await stream.allReady
  const chunks: Uint8Array[] = []
  for await (const chunk of transformReadableStreamWithRouter(router, stream))
    chunks.push(chunk)
  // A component may have started a query only during rendering.
  if (isCacheable && status === 200 && !isComplete(queryClient))
    headers.set('Cache-Control', 'private, no-cache')
  const shared = withoutNonce(
    Buffer.concat(chunks),
    router.options.ssr?.nonce ?? '',
    headers,
  )
  return new Response(shared, { status, headers })
}

/**
 * Returns whether a page has all its data. A failed read (`ok: false`) counts
 * as missing: it must not be shared.
 */
function isComplete(queryClient: QueryClient): boolean {
  const queries = queryClient.getQueryCache().getAll()
  return queries.every(
    ({ state: { status, data } }) =>
      status === 'success' && Object(data).ok !== false,
  )
}

/**
 * Removes the nonce from a page and allows its inline scripts by hash in the
 * policy instead. Only scripts that had the nonce are hashed, so an injected
 * script is never allowed.
 */
function withoutNonce(page: Buffer, nonce: string, headers: Headers) {
  // One character per byte: the patterns are ASCII, and decoding UTF-8 would
  // take longer than everything else here.
  const document = page.toString('latin1')
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of document.matchAll(
    /<script\b([^>]*)>(.*?)<\/script>/gs,
  )) {
    // Skips JSON data blocks, which browsers do not run although the router
    // gives them the nonce.
    const isScript =
      attributes.includes(attribute) && !attributes.includes('json"')
    if (isScript && code)
      hashes.add(
        `'sha256-${hash('sha256', Buffer.from(code, 'latin1'), 'base64')}'`,
      )
  }
  const policy = headers.get('Content-Security-Policy') ?? ''
  headers.set(
    'Content-Security-Policy',
    policy.replace(`'nonce-${nonce}'`, [...hashes].join(' ')),
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const shared = document.replaceAll(attribute, '')
  return Buffer.from(
    shared.replace(`<meta property="csp-nonce" content="${nonce}"/>`, ''),
    'latin1',
  )
}
