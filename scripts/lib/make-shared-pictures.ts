import { existsSync } from 'node:fs'
import { join } from 'node:path'

import sharp, { type Sharp } from 'sharp'

import { sharedPictureSource } from '../../app/content/shared-pictures.ts'
import { specialties } from '../../app/content/specialties/specialties.ts'
import {
  pagesOfEachKind,
  sharedPicture,
  sharedPictureSize,
  type SitePage,
} from '../../app/lib/site-pages.ts'
import { firmFolder } from './firm.cjs'
import { isNewer } from './is-newer.ts'
import { type Brand, drawMark, writeNew } from './make-icons.ts'
import { encode } from './make-picture.ts'

const maxBytes = 100_000
const markSize = 360

const sources = ['pages/shared-pictures.ts', 'theme.css', 'logo.svg']

/** Makes what sites show when someone shares a page. */
export async function makeSharedPictures(
  brand: Brand,
  folder: string,
): Promise<void> {
  await Promise.all(
    pagesOfEachKind.map((page) => makeOne({ page, brand, folder })),
  )
}

interface SharedPictureInput {
  page: SitePage
  brand: Brand
  folder: string
}

async function makeOne({ page, brand, folder }: SharedPictureInput) {
  const output = join(folder, sharedPicture(page).src)
  const { file, position } = sourceOf(page)
  // What is made of a photograph, or else a finished picture.
  const paths = [join(folder, file), join(firmFolder, file)]
  const path = file === '' ? undefined : paths.find(existsSync)
  const inputs = sources.map((each) => join(firmFolder, each))
  if (isNewer(output, path ? [...inputs, path] : inputs)) return
  const image = path
    ? sharp(path).resize({ ...sharedPictureSize, position })
    : await drawBrand(brand)
  await writeNew(output, await encode(image, 'jpeg', maxBytes))
}

function sourceOf({ kind, path }: SitePage) {
  const specialty = specialties.find(({ slug }) => path === `/${slug}`)
  if (specialty) return { file: specialty.image.src, position: 'bottom' }
  return sharedPictureSource(kind) ?? { file: '', position: 'centre' }
}

async function drawBrand({ svg, background }: Brand): Promise<Sharp> {
  const create = { ...sharedPictureSize, channels: 3, background } as const
  const input = await drawMark(svg, markSize)
  const drawn = await sharp({ create }).composite([{ input }]).png().toBuffer()
  return sharp(drawn)
}
