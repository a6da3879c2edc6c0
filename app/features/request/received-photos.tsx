import type { RequestPage } from '#domain/request-page.ts'
import { requestPageTexts } from '~/content/request-page-text'

interface ReceivedPhotosProps {
  photos: RequestPage['photos']
  canRemove: boolean
}

export function ReceivedPhotos({ photos, canRemove }: ReceivedPhotosProps) {
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="received-title">
      <h2 id="received-title" className="text-heading">
        {requestPageTexts.photos}
      </h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-4">
        {photos.map(({ id, path }, index) => (
          <li key={id}>
            <a
              href={path}
              className="block aspect-square overflow-hidden rounded-field bg-ground-shade"
            >
              <img
                src={path}
                alt={requestPageTexts.photo(index + 1)}
                loading="lazy"
                className="size-full object-cover"
              />
            </a>
            {canRemove && <RemoveForm photoId={id} number={index + 1} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function RemoveForm({ photoId, number }: { photoId: string; number: number }) {
  return (
    <form method="post">
      <input type="hidden" name="action" value="remove-photo" />
      <input type="hidden" name="photoId" value={photoId} />
      <button
        type="submit"
        className="min-h-11 font-semibold text-accent-strong underline underline-offset-2"
      >
        {requestPageTexts.remove}
        <span className="sr-only"> {requestPageTexts.photo(number)}</span>
      </button>
    </form>
  )
}
