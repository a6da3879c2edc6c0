export type FileKind = 'mp4' | 'mov' | 'webm' | 'avif' | 'heic' | 'webp' | 'jpeg' | 'png'

/** The kind of a video or picture by its first 64 bytes, whatever its name; undefined for any other file. */
export function kindOfFile(bytes: Uint8Array): FileKind | undefined {
  const text = Buffer.from(bytes).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG')) return 'png'
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp'
  // Matroska begins the same way and names itself otherwise.
  if (text.startsWith('\x1aE\xdf\xa3')) return text.includes('webm') ? 'webm' : undefined
  // The brand of an ISO base media file. QuickTime, where that format comes from, often has no brand at all.
  const [, box, brand = ''] = /^[^]{4}(ftyp|moov|mdat|wide|free|skip)([^]{4})/.exec(text) ?? []
  if (box === undefined) return undefined
  if (box !== 'ftyp' || brand === 'qt  ') return 'mov'
  if (!/^(?:avi[fs]|hei|hev|mif1|msf1)/.test(brand)) return 'mp4'
  return brand.startsWith('avi') || text.includes('avif') ? 'avif' : 'heic'
}
