import type { BeforeAfterImage } from '~/content/picture'

/** Pairs shown only with a service have no category, and no badge. */
export type GalleryItem = BeforeAfterImage & { category?: string | undefined }

export interface GalleryLayout {
  list: string
  item: (index: number, count: number) => string
  /** Of the tile, whose picture is whole without it. */
  crop?: string
  sizes: (image: GalleryItem, images: readonly GalleryItem[]) => string
}

/** Width of the page, as `page-width` in styles/base.css. */
export const pageWidth = 'min(100vw - 2.5rem, 76rem)'

export const rowLayout: GalleryLayout = {
  list: 'grid gap-x-4 gap-y-8 sm:flex lg:gap-x-5',
  item: () => 'sm:basis-0',
  sizes: (image, images) =>
    [
      `(min-width: 40rem) calc(${pageWidth} * ${widthShare(image, images)})`,
      'calc(100vw - 2.5rem)',
    ].join(', '),
}

function widthShare(
  image: GalleryItem,
  images: readonly GalleryItem[],
): string {
  const total = images.reduce((sum, each) => sum + aspectRatio(each), 0)
  return (aspectRatio(image) / total).toFixed(3)
}

export function aspectRatio({ width, height }: GalleryItem): number {
  return width / height
}
