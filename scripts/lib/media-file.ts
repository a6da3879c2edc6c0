import { openAsBlob } from 'node:fs'
import { join } from 'node:path'

import { fileTypeFromBlob } from 'file-type'

import type { Business } from '../../app/content/business.ts'
import { isAllowedMedia } from '../../app/lib/media-origins.ts'
import { firmFolder } from './firm.cjs'
import { projectUrl } from './supabase-connection.ts'

// A file's type is in its first bytes.
const headBytes = 4096
const timeoutMs = 10_000

// What iPhones save.
const conversionAdvice: Record<string, string> = {
  mov: 'is a QuickTime movie, which few browsers can play. Convert it to MP4: ffmpeg -i in.mov -an -c:v libx264 -pix_fmt yuv420p -movflags +faststart out.mp4',
  heic: 'is a HEIC picture, which few browsers can show. Export it as a JPEG from Photos or Preview.',
}

interface MediaKind {
  extensions: readonly string[]
  description: string
}

export const videoKind: MediaKind = {
  extensions: ['mp4', 'webm'],
  description: 'an MP4 or WebM video',
}

export const pictureKind: MediaKind = {
  extensions: ['avif', 'webp', 'jpg', 'png'],
  description: 'an AVIF, WebP, JPEG or PNG picture',
}

/** A problem is a sentence that names the file. */
type Inspection =
  | { ok: true; mimeType: string; bytes: number }
  | { ok: false; problem: string }

/** `address` is the path of a file of the site or a URL. */
export async function inspectMedia(
  address: string,
  { extensions, description }: MediaKind,
  site: { url: string } & Pick<Business, 'mediaHosts'>,
): Promise<Inspection> {
  if (!isAllowedMedia(address, site, projectUrl))
    return failure(
      `${address} is not in films/, in your project's storage or on an origin of mediaHosts in business.ts, so browsers would block it.`,
    )
  const file = address.startsWith('/')
    ? await openOwnFile(address)
    : await fetchHead(address)
  if (!file.ok) return file
  const type = await fileTypeFromBlob(file.head)
  if (type && extensions.includes(type.ext))
    return { ok: true, mimeType: type.mime, bytes: file.bytes }
  const reason = conversionAdvice[type?.ext ?? ''] ?? `is not ${description}.`
  return failure(`${address} ${reason}`)
}

type OpenedFile =
  | { ok: true; head: Blob; bytes: number }
  | { ok: false; problem: string }

async function openOwnFile(address: string): Promise<OpenedFile> {
  const name = join('/', address)
  const path = join(firmFolder, name.replace(/^\/videos\//, '/films/'))
  try {
    const head = await openAsBlob(path)
    return { ok: true, head, bytes: head.size }
  } catch {
    return failure(`File not found: ${path}, needed for ${address}`)
  }
}

async function fetchHead(address: string): Promise<OpenedFile> {
  const response = await fetch(address, {
    headers: { range: `bytes=0-${headBytes - 1}` },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
  if (!response?.ok) {
    const reason = response?.status ?? 'no response'
    return failure(`Cannot fetch ${address} (${reason}).`)
  }
  const head = await response.blob()
  // Such as `bytes 0-4095/1500000`.
  const range = response.headers.get('content-range')
  const bytes = Number(range?.split('/')[1] ?? head.size)
  return { ok: true, head, bytes }
}

function failure(problem: string) {
  return { ok: false as const, problem }
}
