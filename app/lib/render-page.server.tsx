import { hash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

import type { QueryClient } from '@tanstack/react-query'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { defaultStreamHandler, StartServer } from '@tanstack/react-start/server'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'

import { refusal } from './error-responses.server'
import { log } from './request-log.server'

type RenderPage = typeof defaultStreamHandler

/**
 * Renders what the router has loaded. A page whose queries have all succeeded is rendered whole and without a nonce, the
 * same for every visitor; one that still waits for data is streamed to its visitor.
 */
export const renderPage: RenderPage = async (page) => {
  try {
    return await renderLoaded(page)
  } catch (err) {
    // Not even the frame of a page could be rendered. Start itself would respond with JSON.
    log.error({ id: page.router.options.context.requestId, err }, 'a page could not be rendered')
    return refusal(500, page.request.headers.get('accept'))
  }
}

const renderLoaded: RenderPage = async (page) => {
  const { request, router, responseHeaders: headers } = page
  const { queryClient, requestId: id } = router.options.context
  for (const { status, error } of router.stores.matches.get())
    if (status === 'error') log.error({ id, err: error }, 'a page could not be loaded')

  const status = getSsrStatus(router)
  // What a visitor posted is for this visitor alone, and nothing that went wrong is worth keeping.
  const isKept = request.method !== 'POST' && status === 200
  if (!isKept) headers.set('Cache-Control', 'no-store')
  if (!isComplete(queryClient)) {
    if (isKept) headers.set('Cache-Control', privateCaching)
    return await defaultStreamHandler(page)
  }

  let isBroken = false
  const html = await renderWhole(<StartServer router={router} />, (err) => {
    isBroken = true
    log.error({ id, err }, 'a part of a page could not be rendered')
  })
  const document = await transformHtmlStringWithRouter(router, html)
  if (isBroken) headers.set('Cache-Control', 'no-store')
  // A part may have requested data only while it was rendered.
  else if (isKept && !isComplete(queryClient)) headers.set('Cache-Control', privateCaching)
  return sharedResponse(document, router.options.ssr?.nonce ?? '', {
    status: isBroken ? 500 : status,
    headers,
  })
}

const privateCaching = 'private, no-cache'

/** Whether all data of a page is there. A read that failed is data too, but not for every visitor. */
function isComplete(queryClient: QueryClient): boolean {
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
  const html = (await buffer(stream)).toString()
  // The router writes it too.
  return html.replace(/^<!DOCTYPE html>/i, '')
}

// The router gives its nonce to these as well, but browsers do not run them.
const data = /\btype="application\/(?:\w+\+)?json"/

/**
 * The page without the nonce it was rendered with, and a policy that names its inline scripts by hash. Only scripts that
 * carried the nonce get one: an injected script never had it.
 */
function sharedResponse(document: string, nonce: string, { status, headers }: PageHead): Response {
  const [start = '', ...parts] = document.split(` nonce="${nonce}"`)
  const hashes = new Set<string>()
  let tag = start
  for (const part of parts) {
    tag = tag.slice(tag.lastIndexOf('<'))
    const end = part.indexOf('>')
    const code = part.slice(end + 1, part.indexOf('</script>', end))
    if (tag.startsWith('<script') && code !== '' && !data.test(tag + part.slice(0, end)))
      hashes.add(`'sha256-${hash('sha256', code, 'base64')}'`)
    tag = part
  }
  const policy = headers.get('Content-Security-Policy') ?? ''
  headers.set('Content-Security-Policy', policy.replace(`'nonce-${nonce}'`, [...hashes].join(' ')))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const shared = [start, ...parts].join('').replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  // As bytes: making them of a string takes a Response many times as long.
  return new Response(Buffer.from(shared), { status, headers })
}

interface PageHead {
  status: number
  headers: Headers
}
