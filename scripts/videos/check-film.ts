import { open } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

import { lookup } from 'mrmime'

type FilmCheck = { ok: true; type: string } | { ok: false; message: string }

/**
 * Looks whether a film and its poster can be shown: files in public/, named by their path on the site, or on a
 * hosted project public files of its storage.
 */
export async function checkFilm(
  video: string,
  poster: string,
  storage: string | undefined,
): Promise<FilmCheck> {
  const type = lookup(extname(URL.parse(video)?.pathname ?? video)) ?? ''
  if (!type.startsWith('video/'))
    return { ok: false, message: `${video} is no film: it ends neither in .mp4 nor in .webm.` }
  const posterType = lookup(extname(URL.parse(poster)?.pathname ?? poster)) ?? ''
  if (!posterType.startsWith('image/')) return { ok: false, message: `${poster} is no picture.` }
  for (const address of [video, poster]) {
    const problem = await findProblem(address, storage)
    if (problem !== undefined) return { ok: false, message: problem }
  }
  return { ok: true, type }
}

async function findProblem(address: string, storage: string | undefined): Promise<string | undefined> {
  if (address.startsWith('/')) {
    const path = join('public', normalize(address))
    return (await isFilled(path)) ? undefined : `There is no file ${path}, so the site has no ${address}.`
  }
  if (storage === undefined || URL.parse(address)?.origin !== new URL(storage).origin) {
    return `${address} is neither a path such as /films/mine.mp4 nor in the storage of your project; the site would refuse it.`
  }
  const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  )
  return answer?.ok ? undefined : `${address} cannot be fetched (${answer?.status ?? 'no answer'}).`
}

async function isFilled(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined)
  const stat = await file?.stat()
  await file?.close()
  return stat !== undefined && stat.isFile() && stat.size > 0
}
