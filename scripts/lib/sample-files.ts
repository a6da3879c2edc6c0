import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { business } from '../../app/content/business.ts'
import { type Finding, note, sample } from './findings.ts'
import { type FirmFile, readFirmFiles } from './firm-files.ts'
import { firmFolder } from './firm.cjs'

/** Shorter ones, such as headings, may well be another firm's too. */
const fewestWords = 5

/** What a firm says of its own work. Other texts may stay as they are. */
const ownTexts =
  /^(?:services|cities|specialties)\/|^pages\/(?:home|search)\.ts|^assistant\/methods\.ts/

/** Files that any firm may keep as they are, once it has read them. */
const sharedTexts = [
  'assistant/company.ts',
  'assistant/small-talk.ts',
  'pages/contact.ts',
  'pages/every-page.ts',
  'pages/privacy.ts',
  'pages/reviews.ts',
]

/** In what words visitors ask, which is the same everywhere. */
const visitorsWords = /\.(?:questions|title|asked|synonyms|keywords)$/

/** What no two firms share. */
const identity =
  /^(?:business\.(?:name|phone|email|address\.street|profiles|credentials)|assistant\.name$)/

/** Returns what of the firm's folder is still the sample's. */
export async function findSampleFiles(): Promise<Finding[]> {
  const own = await readFirmFiles(firmFolder)
  const samples = await readFirmFiles('sample')
  return [
    ...sampleDetails(own, samples),
    ...sampleNames(own, samples),
    ...sampleActivity(own, samples),
    ...unchangedFiles(),
    ...sampleTexts(own, samples),
    ...sharedTexts
      .filter(isUnchanged)
      .map((file) => note('texts', `${file} says what the sample’s does`)),
  ]
}

type Files = readonly FirmFile[]

function sampleDetails(own: Files, samples: Files): Finding[] {
  return ['business.ts', 'assistant/assistant.ts'].flatMap((file) => {
    const invented = textsAt(samples, file, identity)
    const fields = leavesOf(own, file)
      .filter(({ path }) => identity.test(path))
      .filter(({ text }) => invented.includes(text) || isReserved(text))
      .map(({ path, text }) => {
        const field = path.slice(path.indexOf('.') + 1)
        return invented.includes(text)
          ? field
          : `${field} (reserved for examples)`
      })
    if (fields.length === 0) return []
    return [sample('details', `${file}: ${fields.join(', ')}`)]
  })
}

/** Neither domains in .example nor 555-0100 to 555-0199 can belong to anyone. */
function isReserved(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '')
  return /^1?\d{3}55501\d\d$/.test(digits) || /\.example(?:$|\/)/.test(text)
}

/** Places and names of the sample that other texts of the folder mention. */
function sampleNames(own: Files, samples: Files): Finding[] {
  const ownNames = namesIn(own)
  const names = new Set(
    namesIn(samples).filter((name) => !ownNames.includes(name)),
  )
  return own.flatMap(({ name: file, leaves }) => {
    const text = leaves.map((leaf) => leaf.text).join('\n')
    const found = [...names].filter((name) => text.includes(name))
    if (found.length === 0) return []
    return [sample('names', `${file}: ${found.join(', ')}`)]
  })
}

function namesIn(files: Files): string[] {
  const ofFirm = /^business\.(?:name|region|city|address\.city)$/
  const cities = files.filter(({ name }) => name.startsWith('cities/'))
  return [
    ...textsAt(files, 'business.ts', ofFirm),
    ...cities.flatMap(({ name }) => textsAt(files, name, /^\w+\.name$/)),
  ]
}

function sampleActivity(own: Files, samples: Files): Finding[] {
  if (!business.activity) return []
  const invented = textsAt(samples, 'activity.ts', /\.name$/)
  const people = textsAt(own, 'activity.ts', /\.name$/)
  if (!people.some((name) => invented.includes(name))) return []
  const text =
    'activity.ts: invented people (activity: false in business.ts turns them off)'
  return [sample('activity', text)]
}

function leavesOf(files: Files, name: string) {
  return files.find((file) => file.name === name)?.leaves ?? []
}

function textsAt(files: Files, name: string, path: RegExp): string[] {
  const leaves = leavesOf(files, name).filter((leaf) => path.test(leaf.path))
  return leaves.map(({ text }) => text)
}

function unchangedFiles(): Finding[] {
  const files = {
    'logo.svg': 'brand',
    'theme.css': 'brand',
    'assistant/places.ts': 'names',
  }
  return Object.entries(files)
    .filter(([file]) => isUnchanged(file))
    .map(([file, about]) => sample(about, `${file} is the sample’s`))
}

/** Returns the files of the film that are the sample's. */
export function sampleFilms(): string[] {
  if (!business.film) return []
  const names = globSync('*', { cwd: join(firmFolder, 'films') }).toSorted()
  return names.filter((name) => isUnchanged(join('films', name)))
}

function isUnchanged(file: string): boolean {
  const own = join(firmFolder, file)
  const original = join('sample', file)
  if (!existsSync(own) || !existsSync(original)) return false
  return readFileSync(own).equals(readFileSync(original))
}

function sampleTexts(own: Files, samples: Files): Finding[] {
  const sampleSentences = new Set(samples.flatMap(sentencesIn))
  const files = own.filter(({ name }) => ownTexts.test(name))
  return files.flatMap((file) => {
    const sentences = sentencesIn(file)
    const kept = sentences.filter((sentence) => sampleSentences.has(sentence))
    if (kept.length <= sentences.length / 2) return []
    const share = `${kept.length} of ${sentences.length}`
    return [
      sample('texts', `${file.name}: ${share} sentences are the sample’s`),
    ]
  })
}

function sentencesIn({ leaves }: FirmFile): string[] {
  const ours = leaves.filter(({ path }) => !visitorsWords.test(path))
  const sentences = ours.flatMap(({ text }) => text.split(/(?<=[.!?]) /))
  return sentences.filter((text) => text.split(' ').length >= fewestWords)
}
