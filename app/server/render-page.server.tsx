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
  for (const { status, error } of router.state.matches) {
    if (status === 'error') log.error({ err: error }, 'failed to load a page')
  }
  const status = getSsrStatus(router)
  const isStreamed = !isComplete(router.options.context.queryClient)
  // The response to a post is private to its visitor, and errors must not be
  // cached.
  if (request.method === 'POST' || status !== 200)
    headers.set('Cache-Control', 'no-store')
  else if (isStreamed) headers.set('Cache-Control', 'private, no-cache')
  if (isStreamed) return await defaultStreamHandler(page)

  const { html, hasFailed } = await renderCompletely(router)
  if (hasFailed) headers.set('Cache-Control', 'no-store')
  const nonce = router.options.ssr?.nonce ?? ''
  const policy = headers.get('Content-Security-Policy') ?? ''
  const hashes = hashSources(html, nonce).join(' ')
  headers.set(
    'Content-Security-Policy',
    policy.replace(`'nonce-${nonce}'`, hashes),
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(withoutNonce(html, nonce), {
    status: hasFailed ? 500 : status,
    headers,
  })
}

/**
 * Renders a page in one piece. `hasFailed` says that an error page replaces a
 * part of it.
 */
async function renderCompletely(router: Parameters<PageHandler>[0]['router']) {
  let hasFailed = false
  const stream = await renderToReadableStream(<StartServer router={router} />, {
    progressiveChunkSize: Infinity,
    onError(err) {
      hasFailed = true
      log.error({ err }, 'failed to render part of a page')
    },
  })
  await stream.allReady
  const whole = transformReadableStreamWithRouter(router, stream)
  const html = await new Response(whole).text()
  return { html, hasFailed }
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

/**
 * Returns the hashes by which a content security policy allows the inline
 * scripts of a page. Only scripts that have the nonce are hashed, so an injected
 * script is never allowed.
 */
function hashSources(html: string, nonce: string): string[] {
  const sources = new Set<string>()
  for (const { groups } of html.matchAll(scriptPattern)) {
    const { attributes = '', code = '' } = groups ?? {}
    // Browsers do not run JSON data blocks, although the router gives them the
    // nonce.
    const isData = attributes.includes('json"')
    const isOurs = attributes.includes(nonceAttribute(nonce))
    if (isOurs && !isData && code)
      sources.add(`'sha256-${hash('sha256', code, 'base64')}'`)
  }
  return [...sources]
}

function withoutNonce(html: string, nonce: string): string {
  const nonceElement = `<meta property="csp-nonce" content="${nonce}"/>`
  return html.replaceAll(nonceAttribute(nonce), '').replace(nonceElement, '')
}

function nonceAttribute(nonce: string): string {
  return ` nonce="${nonce}"`
}
