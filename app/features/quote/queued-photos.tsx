import { Spinner } from '~/components/ui/spinner'
import { StatusMark } from '~/components/ui/status-mark'
import { photoTexts } from '~/content/request-page-text'

import type { QueuedPhoto } from './use-photo-queue'

interface QueuedPhotosProps {
  photos: readonly QueuedPhoto[]
  onRetry: (photo: QueuedPhoto) => void
  onRemove: (photo: QueuedPhoto) => void
}

export function QueuedPhotos({ photos, ...actions }: QueuedPhotosProps) {
  if (photos.length === 0) return null
  return (
    <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
      {photos.map((photo) => (
        <Photo key={photo.key} photo={photo} {...actions} />
      ))}
    </ul>
  )
}

interface PhotoProps extends Omit<QueuedPhotosProps, 'photos'> {
  photo: QueuedPhoto
}

function Photo({ photo, onRetry, onRemove }: PhotoProps) {
  const { file, preview, state, progress, problem } = photo
  return (
    <li className="min-w-0">
      <div className="relative aspect-square overflow-hidden rounded-field bg-ground-shade">
        <img
          src={preview}
          alt={file.name}
          className="size-full object-cover text-xs wrap-anywhere"
        />
        {state === 'sending' && (
          <progress
            aria-label={file.name}
            value={progress}
            className="absolute inset-x-2 bottom-2 h-1.5 w-auto appearance-none accent-action"
          />
        )}
        {state === 'waiting' && (
          <span className="absolute inset-0 grid place-items-center bg-white/60">
            <Spinner label={photoTexts.waiting} />
          </span>
        )}
        {state === 'stored' && (
          <StatusMark
            tone="success"
            className="absolute bottom-2 left-2 size-7"
          />
        )}
        <button
          type="button"
          aria-label={photoTexts.remove(file.name)}
          onClick={() => onRemove(photo)}
          className="absolute top-0 right-0 grid size-11 place-items-center"
        >
          <span
            aria-hidden
            className="grid size-7 place-items-center rounded-full bg-deep text-lg leading-none text-on-deep"
          >
            ×
          </span>
        </button>
      </div>
      {problem && (
        <p role="alert" className="mt-1 text-sm leading-snug text-danger">
          {problem.text}
        </p>
      )}
      {problem?.isPassing && (
        <button
          type="button"
          aria-label={photoTexts.retry(file.name)}
          onClick={() => onRetry(photo)}
          className="min-h-11 font-semibold text-accent-strong underline"
        >
          {photoTexts.retryShort}
        </button>
      )}
    </li>
  )
}
