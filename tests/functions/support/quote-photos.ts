import * as v from 'valibot'
import { expect } from 'vitest'

import { photoResponseSchema } from '#domain/quote-photo.ts'
import {
  type RequestAction,
  requestResponseSchema,
} from '#domain/request-page.ts'
import { requestTokenHeader } from '#domain/request-token.ts'

import { postJson } from './functions-host.ts'

interface Backend {
  url: string
}

const sentSchema = v.object({ requestToken: v.string() })

let visitors = 0

/** Sends a request of a new visitor and returns its token. */
export async function sendQuote({ url }: Backend, email?: string) {
  visitors += 1
  const quote = {
    firstName: 'Dana',
    email: email ?? `photos-${visitors}@visitor.example`,
    phone: '916 555 0123',
  }
  const response = await postJson(`${url}/functions/v1/send-quote-email`, quote)
  return v.parse(sentSchema, await response.json()).requestToken
}

export async function addPhoto(
  { url }: Backend,
  token: string,
  body: Uint8Array<ArrayBuffer> | ReadableStream,
  headers: Record<string, string> = {},
) {
  const streamed = { body, duplex: 'half' } as const
  const response = await fetch(`${url}/functions/v1/add-quote-photo`, {
    method: 'POST',
    headers: { [requestTokenHeader]: token, ...headers },
    ...streamed,
  })
  const answer = v.parse(photoResponseSchema, await response.json())
  return { status: response.status, ...answer }
}

/** Returns the page of the request, or why it is not shown. */
export async function act(
  { url }: Backend,
  token: string,
  action: RequestAction,
) {
  const response = await postJson(`${url}/functions/v1/quote-request`, action, {
    headers: { [requestTokenHeader]: token },
  })
  const answer = v.parse(requestResponseSchema, await response.json())
  return answer.ok ? answer.request : answer.reason
}

export async function readPage(backend: Backend, token: string) {
  const page = await act(backend, token, { action: 'read' })
  if (typeof page === 'string') throw new Error(page)
  return page
}

/** As the site shows it. `path` is of the page. */
export function fetchPhoto({ url }: Backend, path: string): Promise<Response> {
  const { searchParams } = new URL(path, 'http://site.invalid')
  const name = searchParams.get('name')
  const token = searchParams.get('token')
  const signed = `${url}/storage/v1/object/sign/quote-photos/${name}`
  return fetch(`${signed}?token=${token}`)
}

export const stored = {
  status: 200,
  stored: true,
  id: expect.stringMatching(/^[\da-f-]{36}$/),
}
