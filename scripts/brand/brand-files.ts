import { fullMarkSvg, markSvg, maskableMarkSvg } from './mark-drawing.ts'

export interface IconFile {
  file: string
  /** In pixels, of a square. */
  size: number
  svg: () => string
  /** For systems that lay a transparent icon on black. */
  opaque: boolean
}

export const iconFiles: readonly IconFile[] = [
  { file: 'apple-touch-icon.png', size: 180, svg: fullMarkSvg, opaque: true },
  { file: 'icon-192.png', size: 192, svg: markSvg, opaque: false },
  { file: 'icon-512.png', size: 512, svg: markSvg, opaque: false },
  { file: 'icon-maskable-512.png', size: 512, svg: maskableMarkSvg, opaque: true },
]
