import { hasFile } from '../../app/content/picture.ts'
import { serviceFile } from '../../app/content/services/service-files.ts'
import { services } from '../../app/content/services/services.ts'
import { sitePictures } from '../../app/content/site-pictures.ts'
import { type Finding, note, sample } from './findings.ts'
import { type FirmFile, readFirmFiles } from './firm-files.ts'
import { firmFolder } from './firm.cjs'

/** Returns the pictures that are no photographs of the firm's own work. */
export async function findSamplePictures(): Promise<Finding[]> {
  const files = await readFirmFiles(firmFolder)
  return [...illustrations(), ...missingPictures(files), ...describedServices()]
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

/** Services whose picture is described, but not there. */
function describedServices(): Finding[] {
  return services
    .filter(({ id, image }) => !image && serviceFile(id).pictureAlt)
    .map(({ id }) =>
      note(
        'pictures',
        `pictureAlt of ${id} describes no file: pictures/services/${id}.jpg`,
      ),
    )
}
