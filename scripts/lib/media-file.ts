import { openAsBlob } from 'node:fs'
import { join } from 'node:path'

import { fileTypeFromBlob } from 'file-type'
import { FilePathSource } from 'mediabunny'

import type { Site } from '../../app/content/site-settings.ts'
import { isAllowedMedia } from '../../app/lib/media-origins.ts'
import { projectUrl } from './supabase-connection.ts'
import { checkVideo, remoteSource } from './video-file.ts'

// A file's type is in its first bytes.
const headBytes = 4096
const timeoutMs = 10_000

// iPhone formats are rejected with a suggestion.
const conversionAdvice: Record<string, string> = {
  mov: 'is a QuickTime movie, which few browsers can play. Convert it to MP4: ffmpeg -i in.mov -an -c:v libx264 -pix_fmt yuv420p -movflags +faststart out.mp4',
  heic: 'is a HEIC picture, which few browsers can show. Export it as a JPEG from Photos or Preview.',
}

interface MediaType {
  /** The usual extensions of its files. */
  kinds: readonly string[]
  description: string
}

const video: MediaType = {
  kinds: ['mp4', 'webm'],
  description: 'an MP4 or WebM video',
}

const picture: MediaType = {
  kinds: ['avif', 'webp', 'jpg', 'png'],
  description: 'an AVIF, WebP, JPEG or PNG picture',
}

interface Failure {
  ok: false
  /** A sentence that names the file. */
  problem: string
}

/** A video's advice is undefined if there is none. */
type VideoInspection =
  | { ok: true; mimeType: string; advice: string | undefined }
  | Failure

/**
 * Checks that a page may load a video and that every supported browser can play
 * it. `address` is the path of a file in public/ or a URL.
 */
export async function inspectVideo(
  address: string,
  site: Site,
): Promise<VideoInspection> {
  const detected = await detectKind(address, site, video)
  if (!detected.ok) return detected
  const source = isPublicFile(address)
    ? new FilePathSource(publicPath(address))
    : remoteSource(address)
  const report = await checkVideo(source)
  if (!report.ok) return failure(`${address} ${report.problem}`)
  const advice = report.advice && `${address} ${report.advice}`
  return { ok: true, mimeType: `video/${detected.kind}`, advice }
}

/** Returns why pages cannot show a picture, or undefined if they can. */
export async function findPictureProblem(
  address: string,
  site: Site,
): Promise<string | undefined> {
  const detected = await detectKind(address, site, picture)
  return detected.ok ? undefined : detected.problem
}

/** Detects the kind of a media file from its bytes, whatever its name is. */
async function detectKind(
  address: string,
  site: Site,
  { kinds, description }: MediaType,
): Promise<{ ok: true; kind: string } | Failure> {
  if (!isAllowedMedia(address, site, projectUrl))
    return failure(
      `${address} is not in public/, in your project's storage or on an origin in SITE_MEDIA_HOSTS, so browsers would block it.`,
    )
  const read = isPublicFile(address)
    ? await readPublicFile(address)
    : await fetchHead(address)
  if (!read.ok) return read
  const type = await fileTypeFromBlob(read.head)
  const kind = type?.ext ?? ''
  if (kinds.includes(kind)) return { ok: true, kind }
  const reason = conversionAdvice[kind] ?? `is not ${description}.`
  return failure(`${address} ${reason}`)
}

type ReadResult = { ok: true; head: Blob } | Failure

async function readPublicFile(address: string): Promise<ReadResult> {
  const path = publicPath(address)
  try {
    return { ok: true, head: await openAsBlob(path) }
  } catch {
    return failure(`File not found: ${path}, needed for ${address}`)
  }
}

async function fetchHead(address: string): Promise<ReadResult> {
  const response = await fetch(address, {
    headers: { range: `bytes=0-${headBytes - 1}` },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
  if (response?.ok) return { ok: true, head: await response.blob() }
  const reason = response?.status ?? 'no response'
  return failure(`Cannot fetch ${address} (${reason}).`)
}

function failure(problem: string): Failure {
  return { ok: false, problem }
}

function isPublicFile(address: string) {
  return address.startsWith('/')
}

/** Returns where a file of the site is, relative to the project root. */
function publicPath(address: string) {
  return join('public', join('/', address))
}
