import { type Parsed, refuse } from './api-error.ts'

/** Largest request body the gateway takes, in bytes. */
export const maxBodyBytes = 1024 * 1024

/** The whole body; the server cuts off what is longer than maxBodyBytes. */
export async function readBody(request: Request): Promise<Parsed<ArrayBuffer>> {
  try {
    return { ok: true, value: await request.arrayBuffer() }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BODY_TOO_LARGE') {
      return refuse(413, 'body_too_large', `The request body exceeds ${maxBodyBytes} bytes`)
    }
    throw error
  }
}
