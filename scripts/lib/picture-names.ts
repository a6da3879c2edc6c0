import {
  pairFolders,
  singleFolders,
} from '../../app/content/picture-folders.ts'
import type { Photographs } from './photographs.ts'

const pairNames = pairFolders.map(({ name }) => name)

/** Says what is wrong with the name of a picture's photographs. */
export function findNameProblem({
  name,
  files,
}: Photographs): string | undefined {
  const [path = name] = Object.values(files)
  const [folder = '', id] = name.split('/')
  const isSingle = files.whole !== undefined
  if (id !== undefined && singleFolders.includes(folder) && isSingle)
    return undefined
  if (id === undefined || !pairNames.includes(folder))
    return `pictures/${path}: put it into a folder that is named after a service, a city or a category of the gallery: ${pairNames.join(', ')}.`
  if (!isSingle) return undefined
  return `pictures/${path}: is it before or after? Say so at the end of its name, such as 1-before.jpg and 1-after.jpg.`
}
