import type { CSSProperties } from 'react'

import { seamPercent } from '~/lib/picture-seam'
import { avifFiles, type PictureSource } from '~/lib/picture-widths'

import { type PictureColors, placeholderStyle } from './picture'

interface WashablePair extends PictureSource {
  colors: PictureColors
  single?: true | undefined
}

export function washableStyle(pair: WashablePair): CSSProperties {
  if (pair.src === '' || pair.single) return placeholderStyle(pair)
  const [cleaned] = avifFiles(pair, 'after')
  return {
    ...placeholderStyle(pair),
    '--seam-at': `${seamPercent(pair)}%`,
    '--cleaned': `url("${cleaned?.src}")`,
  }
}
