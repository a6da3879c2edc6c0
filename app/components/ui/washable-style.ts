import type { CSSProperties } from 'react'

import { seamPercent } from '~/lib/picture-seam'
import { avifFiles, type PictureSource } from '~/lib/picture-widths'

import { type PictureColors, placeholderStyle } from './picture'

interface WashablePair extends PictureSource {
  colors: PictureColors
}

export function washableStyle(pair: WashablePair): CSSProperties {
  if (pair.src === '') return placeholderStyle(pair)
  const [cleaned] = avifFiles(pair, 'after')
  return {
    ...placeholderStyle(pair),
    '--seam-at': `${seamPercent(pair)}%`,
    '--cleaned': `url("${cleaned?.src}")`,
  }
}
