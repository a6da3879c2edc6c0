import {
  ALL_FORMATS,
  Input,
  type InputVideoTrack,
  Logging,
  LogLevel,
  type Source,
  UrlSource,
} from 'mediabunny'

const timeoutMs = 30_000
const megabyte = 1_000_000
/** The size that docs/operating.md recommends. */
const recommendedBytes = 1.5 * megabyte

const toH264 =
  'ffmpeg -i INPUT -an -c:v libx264 -pix_fmt yuv420p -vf scale=-2:720 -crf 26 -movflags +faststart OUTPUT.mp4'
const conversion = `convert it to H.264 with HandBrake, or with: ${toH264}`
const filmAgain = `Film again with "Most Compatible" (iPhone: Settings > Camera > Formats) or without "High efficiency videos" (Android), or ${conversion}`

type VideoReport =
  /** The advice is undefined if there is none. */
  { ok: true; advice: string | undefined } | { ok: false; problem: string }

/** Returns a source of a video at a URL that reads only the parts it needs. */
export function remoteSource(address: string): Source {
  return new UrlSource(address, {
    getRetryDelay: () => null,
    fetchFn: fetchWithTimeout,
  })
}

const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) })

/**
 * Checks that every supported browser can play a video. The problem completes a
 * sentence that begins with its name.
 */
export async function checkVideo(source: Source): Promise<VideoReport> {
  // The library would print its own line about a codec that it does not know.
  Logging.level = LogLevel.Errors
  using input = new Input({ source, formats: ALL_FORMATS })
  try {
    const track = await input.getPrimaryVideoTrack()
    const problem = await findProblem(track)
    if (problem !== undefined) return { ok: false, problem }
    return { ok: true, advice: describeSize(await source.getSizeOrNull()) }
  } catch {
    const problem = 'is damaged or incomplete, or cannot be read.'
    return { ok: false, problem }
  }
}

/** Returns why some browsers cannot play a track, or undefined if all can. */
async function findProblem(
  track: InputVideoTrack | null,
): Promise<string | undefined> {
  if (!track) return 'has sound but no picture.'
  const { codec } = track
  if (codec === 'vp8' || codec === 'vp9') return undefined
  if (codec === 'avc') return await findProfileProblem(track)
  if (codec === 'av1')
    return `is in AV1, which most iPhones cannot play. Please ${conversion}`
  const name = String(track.internalCodecId)
  if (codec === 'hevc')
    return `is in H.265 (${name}), which many computers cannot play. ${filmAgain}`
  return `is in a format that few browsers can play (${name}). ${filmAgain}`
}

// Baseline, Main, Extended and High. The others have 10 bits a color or more
// color samples.
const playableProfiles = new Set(['42', '4d', '58', '64'])

async function findProfileProblem(
  track: InputVideoTrack,
): Promise<string | undefined> {
  const codec = (await track.getCodecParameterString()) ?? ''
  // Such as avc1.64001f, whose first two digits are the profile.
  const [, parameters = ''] = codec.split('.')
  const profile = parameters.slice(0, 2).toLowerCase()
  if (playableProfiles.has(profile)) return undefined
  return `has a kind of H.264 that few browsers can play (${codec}). Please ${conversion}`
}

function describeSize(bytes: number | null): string | undefined {
  if (bytes === null || bytes <= recommendedBytes) return undefined
  const size = (bytes / megabyte).toFixed(1)
  return `has ${size} MB, for which visitors on a phone wait. At most 1.5 MB is better: shorten it, and ${conversion}`
}
