import { createHash } from 'node:crypto'

import type { QueryClient } from '@tanstack/react-query'
import { getSsrStatus, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { defaultStreamHandler, StartServer } from '@tanstack/react-start/server'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'

import { preloadHeader } from './preload-header'
import { log } from './request-log.server'

type RenderPage = typeof defaultStreamHandler

/**
 * Renders what the router has loaded. A page whose every query has been answered is rendered whole and without a nonce,
 * the same for every visitor; one that still waits for an answer is streamed to its visitor.
 */
export const renderPage: RenderPage = async (page) => {
  const { request, router, responseHeaders } = page
  const { queryClient, requestId } = router.options.context
  const matches = router.stores.matches.get()
  for (const { status, error } of matches)
    if (status === 'error') log.error({ id: requestId, err: error }, 'a page could not be loaded')

  const preloads = preloadHeader(matches.flatMap(({ links }) => links ?? []))
  if (preloads) responseHeaders.set('Link', preloads)
  // What somebody posted is for this visitor alone, and nothing that went wrong is worth keeping.
  if (request.method === 'POST' || getSsrStatus(router) !== 200)
    responseHeaders.set('Cache-Control', 'no-store')
  if (!isAnswered(queryClient)) {
    if (responseHeaders.get('Cache-Control') !== 'no-store')
      responseHeaders.set('Cache-Control', privateCaching)
    return await defaultStreamHandler(page)
  }

  let isBroken = false
  const response = await renderSsrHtmlResponse({
    router,
    responseHeaders,
    render: () =>
      renderWhole(<StartServer router={router} />, (err) => {
        isBroken = true
        log.error({ id: requestId, err }, 'a part of a page could not be rendered')
      }),
  })
  // A part may have asked for something only while it was rendered.
  if (response.status === 200 && (isBroken || !isAnswered(queryClient))) makePrivate(response)
  return await namedByHashes(response, router.options.ssr?.nonce ?? '')
}

const privateCaching = 'private, no-cache'

function makePrivate({ headers }: Response): void {
  if (headers.get('Cache-Control') !== 'no-store') headers.set('Cache-Control', privateCaching)
}

/** Whether all that a page asks for is there. A read that failed is an answer too, but not one for everybody. */
function isAnswered(queryClient: QueryClient): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status === 'success' && !isFailure(state.data))
}

function isFailure(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'ok' in data && data.ok === false
}

async function renderWhole(page: ReactNode, onError: (error: unknown) => void): Promise<string> {
  const stream = await renderToReadableStream(page, { progressiveChunkSize: Infinity, onError })
  await stream.allReady
  const html = await new Response(stream).text()
  // The router writes it too.
  return html.replace(/^<!DOCTYPE html>/i, '')
}

const scripts = /<script\b([^>]*)>(.*?)<\/script>/gs
// The router gives its nonce to these as well, but nobody runs them.
const data = /\btype="application\/(?:\w+\+)?json"/

/**
 * The page without the nonce it was rendered with, and a policy that names its inline scripts by hash. Only scripts that
 * carried the nonce get one: a script that somebody smuggled in never had it.
 */
async function namedByHashes(response: Response, nonce: string): Promise<Response> {
  const { status, headers } = response
  const html = await response.text()
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(scripts)) {
    if (attributes.includes(attribute) && code !== '' && !data.test(attributes))
      hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  const policy = headers.get('Content-Security-Policy') ?? ''
  headers.set('Content-Security-Policy', policy.replace(`'nonce-${nonce}'`, [...hashes].join(' ')))
  const shared = html
    .replaceAll(attribute, '')
    .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  return new Response(shared, { status, headers })
}
