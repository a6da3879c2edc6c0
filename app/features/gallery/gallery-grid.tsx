import { ClientOnly } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

import { ErrorBoundary } from '~/components/ui/error-boundary'

import { type GalleryItem, type GalleryLayout } from './gallery-layout'
import { GalleryTile } from './gallery-tile'
import { JobCaption } from './job-caption'
import { useGalleryDialog } from './use-gallery-dialog'

// Most visitors never open a picture.
const loadDialog = () => import('./gallery-dialog')
const GalleryDialog = lazy(async () => ({
  default: (await loadDialog()).GalleryDialog,
}))

interface GalleryGridProps {
  images: readonly GalleryItem[]
  layout: GalleryLayout
  hasCaptions?: boolean
  isWall?: boolean
}

export function GalleryGrid({
  images,
  layout: { list, item, crop, sizes },
  hasCaptions = true,
  isWall = false,
}: GalleryGridProps) {
  const { image, position, open, step, close } = useGalleryDialog(images)

  async function openDialog(opened: GalleryItem) {
    try {
      await loadDialog()
      await open(opened)
    } catch {
      // Falls back to the picture file.
      location.assign(opened.src)
    }
  }

  return (
    <>
      <ul className={list}>
        {images.map((each, index) => (
          <li key={each.id} className={item(index, images.length)}>
            <GalleryTile
              image={each}
              sizes={sizes(each, images)}
              badge={isWall}
              halves={isWall}
              crop={crop}
              onOpen={(opened) => void openDialog(opened)}
            />
            {hasCaptions && each.job && (
              <JobCaption job={each.job} isBrief={isWall} />
            )}
          </li>
        ))}
      </ul>
      {image && (
        <ErrorBoundary>
          {/* After a reload or Forward, a picture may be open initially, which the server cannot know. */}
          <ClientOnly>
            <Suspense>
              <GalleryDialog
                image={image}
                position={position}
                total={images.length}
                onStep={step}
                onClosed={close}
              />
            </Suspense>
          </ClientOnly>
        </ErrorBoundary>
      )}
    </>
  )
}
