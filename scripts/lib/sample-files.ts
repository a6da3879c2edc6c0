import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { business } from '../../app/content/business.ts'
import { sitePictures } from '../../app/content/site-pictures.ts'
import { type Finding, sample } from './findings.ts'
import { type FirmFile, readFirmFiles } from './firm-files.ts'
import { firmFolder } from './firm.cjs'

/** Shorter ones, such as names and labels, may well be another firm's too. */
const fewestWords = 5

/** Of business.ts, what no two firms share. */
const identity =
  /^business\.(?:name|phone|email|address\.street|profiles|credentials)/

/** Returns what of the firm's folder is still the sample's. */
export async function findSampleFiles(): Promise<Finding[]> {
  const own = await readFirmFiles(firmFolder)
  const samples = await readFirmFiles('sample')
  return [
    ...sampleDetails(own, samples),
    ...sampleActivity(),
    ...sampleBrand(),
    ...samplePictures(),
    ...sampleTexts(own, samples),
  ]
}

function sampleDetails(
  own: readonly FirmFile[],
  samples: readonly FirmFile[],
): Finding[] {
  const invented = new Set(detailsIn(samples).map(({ text }) => text))
  const names = detailsIn(own)
    .filter(({ path }) => identity.test(path))
    .filter(({ text }) => invented.has(text) || isReserved(text))
    .map(({ path }) => path.replace('business.', ''))
  if (names.length === 0) return []
  return [sample('details', `business.ts: ${names.join(', ')}`)]
}

function detailsIn(files: readonly FirmFile[]) {
  const details = files.find(({ name }) => name === 'business.ts')
  return details?.leaves ?? []
}

/** Neither domains in .example nor 555-0100 to 555-0199 can belong to anyone. */
function isReserved(text: string): boolean {
  const isPhone = /^\D*1?\D*\d{3}\D*55501\d\d$/.test(text.replaceAll('-', ''))
  return isPhone || /\.example(?:$|\/)/.test(text)
}

function sampleActivity(): Finding[] {
  if (!business.activity) return []
  const text =
    'notifications of invented bookings (activity: false in business.ts turns them off)'
  return [sample('activity', text)]
}

function sampleBrand(): Finding[] {
  return ['logo.svg', 'theme.css']
    .filter(isUnchanged)
    .map((file) => sample('brand', `${file} is the sample’s`))
}

export function isFilmUnchanged(): boolean {
  return business.film && isUnchanged('films/hero.mp4')
}

function samplePictures(): Finding[] {
  const count = sitePictures.filter(({ photograph }) => !photograph).length
  if (count === 0) return []
  const total = sitePictures.length
  return [sample('pictures', `${count} of ${total} are illustrations`)]
}

function isUnchanged(file: string): boolean {
  const own = join(firmFolder, file)
  const original = join('sample', file)
  if (!existsSync(own) || !existsSync(original)) return false
  return readFileSync(own).equals(readFileSync(original))
}

function sampleTexts(own: readonly FirmFile[], samples: readonly FirmFile[]) {
  const sampleSentences = new Set(samples.flatMap(sentencesIn))
  return own.flatMap((file) => {
    const sentences = sentencesIn(file)
    const kept = sentences.filter((sentence) => sampleSentences.has(sentence))
    if (kept.length <= sentences.length / 2) return []
    const share = `${kept.length} of ${sentences.length}`
    return sample('texts', `${file.name}: ${share} sentences are the sample’s`)
  })
}

function sentencesIn({ leaves }: FirmFile): string[] {
  const sentences = leaves.flatMap(({ text }) => text.split(/(?<=[.!?]) /))
  return sentences.filter((text) => text.split(' ').length >= fewestWords)
}
