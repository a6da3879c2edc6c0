import { clsx } from 'clsx'

import { illustrationNote, type Picture } from '~/content/picture'

interface IllustrationNoteProps {
  pictures: readonly Pick<Picture, 'photograph'>[]
  className?: string
}

export function IllustrationNote({
  pictures,
  className,
}: IllustrationNoteProps) {
  const note = illustrationNote(pictures)
  return (
    note && (
      <small className={clsx('block text-sm opacity-80', className)}>
        {note}
      </small>
    )
  )
}
