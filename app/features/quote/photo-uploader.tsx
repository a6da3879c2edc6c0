import { useHydrated } from '@tanstack/react-router'
import { type ChangeEvent, useState } from 'react'

import { maxPhotos } from '#domain/quote-photo.ts'
import { buttonStyle } from '~/components/ui/button-style'
import { inWords } from '~/content/number-words'
import { confirmationTexts } from '~/content/quote-form-text'
import { photoTexts } from '~/content/request-page-text'
import { requestPhotosPath } from '~/lib/request-paths'

import { changeRequest } from './change-request.functions'
import { QueuedPhotos } from './queued-photos'
import { usePhotoQueue } from './use-photo-queue'

interface PhotoUploaderProps {
  token: string
  /** How many photos the request has by now. */
  received?: number
  headingLevel: 'h2' | 'h3'
}

const chooseStyle = buttonStyle({
  tone: 'action',
  className:
    'relative w-full cursor-pointer text-lg has-focus-visible:outline-3 has-focus-visible:outline-accent sm:w-auto @max-md:w-full',
})

/** Before hydration, the browser posts the form. */
export function PhotoUploader({
  token,
  received = 0,
  headingLevel: Heading,
}: PhotoUploaderProps) {
  const isHydrated = useHydrated()
  const [isDone, setIsDone] = useState(false)
  const room = maxPhotos - received
  const { photos, isSending, add, retry, remove } = usePhotoQueue(token, room)
  const isFull = photos.length >= room
  const hasPhotos = received + photos.length > 0
  const sent = photos.filter(({ state }) => state === 'stored').length

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    setIsDone(false)
    add([...(target.files ?? [])])
    // The same photo can then be chosen again.
    target.value = ''
  }

  async function finish() {
    setIsDone(true)
    // The owner gets the photos soon anyway.
    await changeRequest({ data: { token, action: { action: 'done' } } }).catch(
      () => undefined,
    )
  }

  return (
    <section aria-labelledby="photos-title" id="photos">
      <Heading id="photos-title" className="text-heading">
        {received > 0
          ? photoTexts.anythingElse
          : confirmationTexts.photos.heading}
      </Heading>
      <p className="mt-2 max-w-prose text-balance text-ink-soft">
        {received === 0 && `${photoTexts.optional} `}
        {photoTexts.text(inWords(maxPhotos))}
      </p>
      <QueuedPhotos
        photos={photos}
        onRetry={retry}
        onRemove={(photo) => void remove(photo)}
      />
      <output className="sr-only">
        {photos.length > 0 && photoTexts.progress(sent, photos.length)}
      </output>
      <form
        method="post"
        action={requestPhotosPath(token)}
        encType="multipart/form-data"
        className="mt-4 flex flex-wrap items-center gap-3"
      >
        {!isFull && (
          <label className={isHydrated ? chooseStyle : 'max-w-full'}>
            <span className={isHydrated ? undefined : 'sr-only'}>
              {hasPhotos ? photoTexts.more : photoTexts.choose}
            </span>
            <input
              type="file"
              name="photos"
              accept="image/*"
              multiple
              onChange={choose}
              className={
                isHydrated
                  ? 'absolute inset-0 cursor-pointer opacity-0'
                  : 'max-w-full py-2 file:mr-4 file:rounded-field file:border-2 file:border-ink/22 file:bg-white file:px-4 file:py-2.5 file:font-semibold'
              }
            />
          </label>
        )}
        {!isHydrated && (
          <button type="submit" className={buttonStyle({ tone: 'quiet' })}>
            {photoTexts.send}
          </button>
        )}
        {sent > 0 && !isSending && !isDone && (
          <button
            type="button"
            onClick={() => void finish()}
            className="min-h-11 font-semibold text-accent-strong underline underline-offset-2"
          >
            {photoTexts.done}
          </button>
        )}
      </form>
      {isDone && (
        <output className="mt-3 block font-semibold text-success">
          {photoTexts.thanks}
        </output>
      )}
    </section>
  )
}
