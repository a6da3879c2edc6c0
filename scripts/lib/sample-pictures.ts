import { hasFile } from '../../app/content/picture.ts'
import { sitePictures } from '../../app/content/site-pictures.ts'
import { type Finding, sample } from './findings.ts'
import { type FirmFile, readFirmFiles } from './firm-files.ts'
import { firmFolder } from './firm.cjs'

/** Returns the pictures that are no photographs of the firm's own work. */
export async function findSamplePictures(): Promise<Finding[]> {
  const files = await readFirmFiles(firmFolder)
  return [...illustrations(), ...missingPictures(files)]
}

function illustrations(): Finding[] {
  const count = sitePictures.filter(({ photograph }) => !photograph).length
  if (count === 0) return []
  const total = sitePictures.length
  return [sample('pictures', `${count} of ${total} are illustrations`)]
}

/** Pairs that a text describes but that have no files, so no page shows them. */
function missingPictures(files: readonly FirmFile[]): Finding[] {
  return files.flatMap(({ name, leaves }) => {
    const ids = leaves
      .filter(({ path }) => /\.(?:pairs|ownPictures)\.\d+\.id$/.test(path))
      .map(({ text }) => text)
      .filter((id) => !hasFile({ id }))
    if (ids.length === 0) return []
    return [sample('pictures', `${name}: no files of ${ids.join(', ')}`)]
  })
}
