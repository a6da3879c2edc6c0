import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { fileTypeFromBuffer } from 'file-type'
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

/** A video's advice is undefined if there is none. Problems are sentences. */
export type VideoInspection =
  | { ok: true; mimeType: string; advice: string | undefined }
  | { ok: false; problem: string }

/**
 * Checks that a page may load a video and that every supported browser can play
 * it. `address` is the path of a file in public/ or a URL.
 */
export async function inspectVideo(
  address: string,
  site: Site,
): Promise<VideoInspection> {
  const detected = await detectKind(address, site)
  if (!detected.ok) return detected
  const { kind } = detected
  if (!['mp4', 'webm'].includes(kind))
    return rejected(address, kind, 'an MP4 or WebM video')
  const source = address.startsWith('/')
    ? new FilePathSource(publicPath(address))
    : remoteSource(address)
  const report = await checkVideo(source)
  if (!report.ok) return { ok: false, problem: `${address} ${report.problem}` }
  const advice = report.advice && `${address} ${report.advice}`
  return { ok: true, mimeType: `video/${kind}`, advice }
}

/** Returns why pages cannot show a picture, or undefined if they can. */
export async function findPictureProblem(
  address: string,
  site: Site,
): Promise<string | undefined> {
  const detected = await detectKind(address, site)
  if (!detected.ok) return detected.problem
  const { kind } = detected
  if (['avif', 'webp', 'jpg', 'png'].includes(kind)) return undefined
  return rejected(address, kind, 'an AVIF, WebP, JPEG or PNG picture').problem
}

function rejected(address: string, kind: string, wanted: string) {
  const reason = conversionAdvice[kind] ?? `is not ${wanted}.`
  return { ok: false as const, problem: `${address} ${reason}` }
}

type DetectedKind =
  /** The usual extension of the type, or an empty text if it is unknown. */
  { ok: true; kind: string } | { ok: false; problem: string }

/** Detects the type of a media file from its bytes, whatever its name is. */
async function detectKind(address: string, site: Site): Promise<DetectedKind> {
  if (!isAllowedMedia(address, site, projectUrl))
    return {
      ok: false,
      problem: `${address} is not in public/, in your project's storage or on an origin in SITE_MEDIA_HOSTS, so browsers would block it.`,
    }
  const read = address.startsWith('/')
    ? await readPublicFile(address)
    : await readRemoteHead(address)
  if (!read.ok) return read
  const type = await fileTypeFromBuffer(read.bytes)
  return { ok: true, kind: type?.ext ?? '' }
}

type ReadResult =
  | { ok: true; bytes: Uint8Array }
  | { ok: false; problem: string }

async function readPublicFile(address: string): Promise<ReadResult> {
  const path = publicPath(address)
  try {
    return { ok: true, bytes: await readFile(path) }
  } catch {
    const problem = `File not found: ${path}, needed for ${address}`
    return { ok: false, problem }
  }
}

async function readRemoteHead(address: string): Promise<ReadResult> {
  const response = await fetch(address, {
    headers: { range: `bytes=0-${headBytes - 1}` },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  if (response?.ok) return { ok: true, bytes: await response.bytes() }
  const reason = response?.status ?? 'no response'
  return { ok: false, problem: `Cannot fetch ${address} (${reason}).` }
}

/** Returns where a file of the site is, relative to the project root. */
function publicPath(address: string): string {
  return join('public', join('/', address))
}
