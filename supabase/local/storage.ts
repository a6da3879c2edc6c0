import { createHmac } from 'node:crypto'
import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, readdir, rm, statfs } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'

import * as v from 'valibot'

import { ApiError } from './api-error.ts'
import { isSameKey, type SupabaseKeys } from './api-keys.ts'
import type { Database } from './database.ts'
import { hasCode } from './errors.ts'
import { identifyCaller } from './identify-caller.ts'
import { syncFolder, writePrivateFile } from './private-files.ts'

interface StorageOptions {
  dataDir: string
  database: Database
  keys: SupabaseKeys
}

const storagePrefix = '/storage/v1/'

// An object's type is that of its name, so that a file is all there is of it.
const mediaTypes = new Map([
  ['.avif', 'image/avif'],
  ['.heic', 'image/heic'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
])

// PostgreSQL panics on a full disk.
const minFreeBytes = 256 * 1024 * 1024

/**
 * Only the secret key and signed addresses give access: there is nobody else
 * whom a policy could let in.
 */
export async function handleStorage(
  request: Request,
  options: StorageOptions,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.slice(storagePrefix.length)
  const [kind = '', ...names] = path.split('/')
  const call = `${request.method} ${kind}/${'*/'.repeat(names.length)}`
  if (call === 'GET object/*/*/*/' && names[0] === 'sign') {
    const object = readName(names.slice(1))
    verifySignature(object, searchParams.get('token') ?? '', options.keys)
    return await downloadObject(object, options)
  }

  if (identifyCaller(request.headers, options.keys) !== 'service_role')
    throw notFound()
  switch (call) {
    case 'GET bucket/*/':
      return Response.json(await findBucket(names[0] ?? '', options))
    case 'GET object/*/*/':
      return await downloadObject(readName(names), options)
    case 'POST object/*/*/':
      return await uploadObject(request, readName(names), options)
    case 'POST object/*/*/*/':
      if (names[0] !== 'sign') throw unsupported(call)
      return await signObject(request, readName(names.slice(1)), options)
    case 'DELETE object/*/':
      return await removeObjects(request, names[0] ?? '', options)
    default:
      throw unsupported(call)
  }
}

interface ObjectName {
  bucket: string
  name: string
}

const namePattern = /^\w[\w-]*(?:\.\w+)?$/

function readName([bucket = '', name = '']: string[]): ObjectName {
  const isValid = namePattern.test(bucket) && namePattern.test(name)
  if (isValid && mediaTypes.has(extname(name))) return { bucket, name }
  throw new ApiError(400, {
    code: 'InvalidKey',
    message: `Invalid key, or an ending that is none of ${[...mediaTypes.keys()].join(', ')}`,
  })
}

const bucketSchema = v.object({
  id: v.string(),
  name: v.string(),
  public: v.boolean(),
  file_size_limit: v.pipe(v.unknown(), v.toNumber()),
  allowed_mime_types: v.array(v.string()),
})

async function findBucket(id: string, { database }: StorageOptions) {
  const { rows } = await database.runAs('service_role', 'read', (client) =>
    client.query(
      `select id, name, public, file_size_limit, allowed_mime_types
       from storage.buckets where id = $1`,
      [id],
    ),
  )
  if (rows.length === 0)
    throw new ApiError(404, {
      code: 'NoSuchBucket',
      message: 'Bucket not found',
    })
  return v.parse(bucketSchema, rows[0])
}

function fileOf({ bucket, name }: ObjectName, { dataDir }: StorageOptions) {
  return join(dataDir, 'storage', bucket, name)
}

async function downloadObject(
  object: ObjectName,
  options: StorageOptions,
): Promise<Response> {
  const path = fileOf(object, options)
  if (!existsSync(path)) throw notFound()
  const content = await openAsBlob(path)
  const type = mediaTypes.get(extname(object.name)) ?? ''
  return new Response(content, {
    headers: { 'content-type': type, 'cache-control': 'no-store' },
  })
}

async function uploadObject(
  request: Request,
  object: ObjectName,
  options: StorageOptions,
): Promise<Response> {
  const { headers, body } = request
  const bucket = await findBucket(object.bucket, options)
  const type = headers.get('content-type') ?? ''
  const isAllowed = bucket.allowed_mime_types.includes(type)
  if (!isAllowed || type !== mediaTypes.get(extname(object.name)))
    throw new ApiError(415, {
      code: 'InvalidMimeType',
      message: `mime type ${type} is not supported for ${object.name}`,
    })
  if (headers.get('x-upsert') !== 'true')
    throw unsupported('an upload without upsert')
  const { bavail, bsize } = await statfs(options.dataDir)
  if (bavail * bsize < minFreeBytes)
    throw new ApiError(507, {
      code: 'DiskFull',
      message: `Less than ${minFreeBytes} bytes of the disk are free`,
    })
  const file = fileOf(object, options)
  await createFolder(dirname(file))
  await writePrivateFile(file, limit(body ?? [], bucket.file_size_limit))
  const key = `${object.bucket}/${object.name}`
  return Response.json({ Id: key, Key: key })
}

async function* limit(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
) {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.byteLength
    if (bytes > maxBytes)
      throw new ApiError(413, {
        code: 'EntityTooLarge',
        message: 'The object exceeded the maximum allowed size',
      })
    yield chunk
  }
}

/** Its name has to be on disk before that of a file in it. */
async function createFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  await syncFolder(dirname(folder))
  await syncFolder(dirname(dirname(folder)))
}

const removalSchema = v.object({ prefixes: v.array(v.string()) })

async function removeObjects(
  request: Request,
  bucket: string,
  options: StorageOptions,
): Promise<Response> {
  const { prefixes } = await readJson(request, removalSchema)
  const objects = prefixes.map((name) => readName([bucket, name]))
  const files = objects.map((object) => fileOf(object, options))
  await Promise.all(files.map((file) => rm(file, { force: true })))
  if (files[0] !== undefined)
    await syncFolder(dirname(files[0])).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
  return Response.json(objects)
}

const signSchema = v.object({
  expiresIn: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

async function signObject(
  request: Request,
  object: ObjectName,
  { keys }: StorageOptions,
): Promise<Response> {
  const { expiresIn } = await readJson(request, signSchema)
  const { bucket, name } = object
  const expiry = String(Math.floor(Date.now() / 1000) + expiresIn)
  const token = `${expiry}.${signatureOf(object, expiry, keys)}`
  const signedURL = `/object/sign/${bucket}/${name}?token=${token}`
  return Response.json({ signedURL })
}

function signatureOf(
  { bucket, name }: ObjectName,
  expiry: string,
  { secretKey }: SupabaseKeys,
): string {
  return createHmac('sha256', secretKey)
    .update(`storage ${bucket}/${name} ${expiry}`)
    .digest('base64url')
}

function verifySignature(
  object: ObjectName,
  token: string,
  keys: SupabaseKeys,
): void {
  const [expiry = '', signature = ''] = token.split('.')
  const isGenuine = isSameKey(signature, signatureOf(object, expiry, keys))
  if (isGenuine && Number(expiry) * 1000 > Date.now()) return
  throw new ApiError(400, { code: 'InvalidJWT', message: 'invalid signature' })
}

async function readJson<Output>(
  request: Request,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output> {
  const body: unknown = await request.json().catch(() => undefined)
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return parsed.output
  throw new ApiError(400, { code: 'InvalidRequest', message: 'invalid body' })
}

/** Uploads that a killed process had not finished. */
export async function removeUnfinishedUploads(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'storage')
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of entries) {
    const isObject = mediaTypes.has(extname(entry.name))
    if (entry.isFile() && !isObject)
      await rm(join(entry.parentPath, entry.name))
  }
}

function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT')
}

// As on a hosted project, whoever may not see an object does not learn that it
// exists.
function notFound(): ApiError {
  return new ApiError(404, { code: 'NoSuchKey', message: 'Object not found' })
}

function unsupported(call: string): ApiError {
  return new ApiError(400, {
    code: 'NotSupported',
    message: `The local Supabase does not support this of Storage: ${call}`,
  })
}
