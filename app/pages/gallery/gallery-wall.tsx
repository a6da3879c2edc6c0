import { useState } from 'react'

import type { CategorySlug } from '~/content/category-slugs'
import { fullGallery } from '~/content/gallery'
import { categoryNames } from '~/content/gallery-category'
import { galleryControls } from '~/content/gallery-texts'
import { GalleryGrid } from '~/features/gallery/gallery-grid'
import type { PicturePart } from '~/ui/picture-files'

import { CategoryChips } from './category-chips'

const sides: readonly PicturePart[] = ['before', 'whole', 'after']

/** The pictures, what chooses among them, and one control that turns them all dirty or clean. */
export function GalleryWall({ category }: { category: CategorySlug | undefined }) {
  const [side, setSide] = useState<PicturePart>('whole')
  const images = category
    ? fullGallery.filter((image) => image.category === categoryNames[category])
    : fullGallery
  return (
    <div className="page-width pt-8 pb-16 lg:pt-6 lg:pb-24">
      <div className="mb-8 flex flex-wrap items-start justify-between gap-x-10 gap-y-4 lg:mb-4">
        <CategoryChips />
        <fieldset aria-label={galleryControls.seam} className="flex min-w-0 flex-wrap noscript:hidden">
          {sides.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={side === choice}
              onClick={() => setSide(choice)}
              className="chip inline-flex min-h-11 cursor-pointer items-center px-3.5 font-semibold"
            >
              {galleryControls.sides[choice]}
            </button>
          ))}
        </fieldset>
      </div>
      <GalleryGrid images={images} layout="masonry" side={side} badges />
    </div>
  )
}
