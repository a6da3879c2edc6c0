import type { Masters } from './masters.ts'
import type { ListedPicture } from './picture-list.ts'

/**
 * Stands in for masters that do not exist yet, so that every place of a picture is filled. No visitor could take
 * it for a photograph.
 */
export function placeholderMasters({ name, picture, parts }: ListedPicture): Masters {
  const draw = (color: string) => drawing({ ...picture, name, color })
  return parts.includes('before')
    ? { rendered: false, kind: 'pair', before: draw('#a39c8e'), after: draw('#dedad1') }
    : { rendered: false, kind: 'single', image: draw('#d3cdc1') }
}

interface Drawing {
  name: string
  width: number
  height: number
  color: string
}

// One flat tone: flat areas are what keeps the files small.
function drawing({ name, width, height, color }: Drawing): Buffer {
  const lines = ['Picture to come', ...name.split('/')].map(
    (line, index) => `<tspan x="50%" dy="${index === 0 ? '-1em' : '1.5em'}">${line}</tspan>`,
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="${color}" />
      <text y="50%" text-anchor="middle" font-family="sans-serif" font-size="${width / 24}" fill="#5c564c">${lines.join('')}</text>
    </svg>`,
  )
}
