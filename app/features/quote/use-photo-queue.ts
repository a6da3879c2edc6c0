import { useEffect, useRef, useState } from 'react'

import { photoRefusals, type PhotoResponse } from '#domain/quote-photo.ts'
import { photoTexts } from '~/content/request-page-text'
import { requestPhotosPath } from '~/lib/request-paths'

import { changeRequest } from './change-request.functions'
import { shrinkPhoto } from './shrink-photo'
import { uploadPhoto } from './upload-photo'

export interface QueuedPhoto {
  key: number
  file: File
  /** An address within this page. */
  preview: string
  state: 'waiting' | 'sending' | 'stored' | 'failed'
  /** How much of it was sent, from 0 to 1. */
  progress: number
  /** Once stored. */
  id?: string
  /** Why it failed, and whether another try may help. */
  problem?: { text: string; isPassing: boolean } | undefined
}

const pending = new Set<QueuedPhoto['state']>(['waiting', 'sending'])

/** Sends photos one after the other, so that each has all of the connection. */
export function usePhotoQueue(token: string, room: number) {
  const [photos, setPhotos] = useState<readonly QueuedPhoto[]>([])
  const nextKey = useRef(0)
  const running = useRef<{ key: number; controller: AbortController }>(null)

  function update(key: number, change: Partial<QueuedPhoto>) {
    setPhotos((photos) =>
      photos.map((photo) =>
        photo.key === key ? { ...photo, ...change } : photo,
      ),
    )
  }

  function add(files: readonly File[]) {
    const added = files.slice(0, room - photos.length).map((file) => ({
      key: nextKey.current++,
      file,
      preview: URL.createObjectURL(file),
      state: 'waiting' as const,
      progress: 0,
    }))
    setPhotos([...photos, ...added])
  }

  function retry({ key }: QueuedPhoto) {
    update(key, { state: 'waiting', problem: undefined })
  }

  async function remove({ key, id, preview }: QueuedPhoto) {
    if (running.current?.key === key) running.current.controller.abort()
    if (id !== undefined) {
      const action = { action: 'remove-photo' as const, photoId: id }
      const isRemoved = await changeRequest({ data: { token, action } })
        .then(({ ok }) => ok)
        .catch(() => false)
      if (!isRemoved) return
    }
    URL.revokeObjectURL(preview)
    setPhotos((photos) => photos.filter((photo) => photo.key !== key))
  }

  async function send({ key, file }: QueuedPhoto) {
    const controller = new AbortController()
    running.current = { key, controller }
    update(key, { state: 'sending', progress: 0 })
    const result = await uploadPhoto({
      path: requestPhotosPath(token),
      photo: await shrinkPhoto(file),
      signal: controller.signal,
      onProgress: (progress) => update(key, { progress }),
    })
    running.current = null
    update(key, outcomeOf(result))
  }

  const next = photos.find(({ state }) => state === 'waiting')
  useEffect(() => {
    if (next && !running.current) void send(next)
  })
  const isSending = photos.some(({ state }) => pending.has(state))
  return { photos, isSending, add, retry, remove }
}

function outcomeOf(result: PhotoResponse | 'lost'): Partial<QueuedPhoto> {
  if (result === 'lost')
    return {
      state: 'failed',
      problem: { text: photoTexts.lost, isPassing: true },
    }
  if (result.stored) return { state: 'stored', id: result.id, progress: 1 }
  return { state: 'failed', problem: photoRefusals[result.reason] }
}
