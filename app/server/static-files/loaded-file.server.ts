import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { lookup } from 'mrmime'

import type { ContentCoding } from '../http/content-coding.server'
import type { FlatHeaders } from '../http/flat-headers'
import type { ListedFile } from './listed-files.server'
import { namedFileCaching } from './named-file-caching'

/** One form of a file, ready to be sent. */
export interface FileForm {
  /** In memory, or on the disk when the file is too large for that. */
  body: Uint8Array<ArrayBuffer> | Blob
  size: number
  etag: string
  headers: FlatHeaders
  /** The same for the whole of it. */
  wholeHeaders: FlatHeaders
}

/** A file with everything an answer needs, made once. */
export interface LoadedFile {
  forms: { identity: FileForm } & Partial<Record<ContentCoding, FileForm>>
  lastModified: string
  /** Sent with every answer, whatever it is. */
  always: FlatHeaders
  bytes: number
}

const forever = 'public, max-age=31536000, immutable'

/** Reads a file. What is larger than `largestInMemory` stays on the disk. */
export async function loadFile(
  file: ListedFile,
  { largestInMemory, always }: { largestInMemory: number; always: FlatHeaders },
): Promise<LoadedFile> {
  const { br, gzip } = file.codedPaths
  const large = file.size > largestInMemory
  const body = large ? await openAsBlob(file.path) : await readFile(file.path)
  const tag = body instanceof Blob ? await hashOnDisk(file.path) : hashOf(body)
  const shared: FlatHeaders = [
    ['Content-Type', contentType(file.path)],
    ['Cache-Control', file.hashed ? forever : namedFileCaching],
    ['Last-Modified', file.modified.toUTCString()],
    ['Accept-Ranges', 'bytes'],
    br || gzip ? ['Vary', 'Accept-Encoding'] : [],
    always,
  ].flat()

  function form(body: FileForm['body'], coding: ContentCoding): FileForm {
    const size = body instanceof Blob ? body.size : body.byteLength
    const etag = coding === 'identity' ? `"${tag}"` : `"${tag}-${coding}"`
    const coded: FlatHeaders = coding === 'identity' ? [] : ['Content-Encoding', coding]
    const headers: FlatHeaders = [...shared, ...coded, 'ETag', etag]
    return { body, size, etag, headers, wholeHeaders: [...headers, 'Content-Length', String(size)] }
  }

  const forms = {
    identity: form(body, 'identity'),
    ...(br && !large ? { br: form(await readFile(br), 'br') } : {}),
    ...(gzip && !large ? { gzip: form(await readFile(gzip), 'gzip') } : {}),
  }
  const bytes = Object.values(forms).reduce(
    (sum, { body, size }) => sum + (body instanceof Blob ? 0 : size),
    0,
  )
  return { forms, lastModified: file.modified.toUTCString(), always, bytes }
}

function contentType(path: string): string {
  // mrmime knows registered types only, and every browser asks for the unregistered one.
  const type = lookup(path) ?? (path.endsWith('.ico') ? 'image/x-icon' : 'application/octet-stream')
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

async function hashOnDisk(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('base64url').slice(0, 22)
}
