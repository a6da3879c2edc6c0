import {
  pairFolders,
  singlePictures,
} from '../../app/content/picture-folders.ts'
import type { Photographs } from './photographs.ts'

const pairNames = [...pairFolders.map(({ name }) => name), 'stains']

/** Says what is wrong with the name of a picture's photographs. */
export function findNameProblem({
  name,
  files,
}: Photographs): string | undefined {
  const [path = name] = Object.values(files)
  const [folder = '', id] = name.split('/')
  const isSingle = files.whole !== undefined
  const singles = singlePictures.get(folder) ?? []
  if (isSingle && id !== undefined && singles.includes(id)) return undefined
  if (isSingle && singles.length > 0)
    return `pictures/${path}: no page shows a picture of this name. Name it after one of: ${singles.join(', ')}.`
  if (id === undefined || !pairNames.includes(folder))
    return `pictures/${path}: put it into a folder that is named after a service, a city or a category of the gallery: ${pairNames.join(', ')}.`
  if (!isSingle) return undefined
  return `pictures/${path}: is it before or after? Say so at the end of its name, such as 1-before.jpg and 1-after.jpg.`
}
