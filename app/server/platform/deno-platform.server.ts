import { compressedResponse } from '../http/compressed-response.server'
import { publicFiles } from '../static-files/public-files.server'
import { platform as edge } from './edge-platform.server'
import type { Platform } from './platform'

/** Deno: a process like any, where nobody else serves the files or compresses. */
export const platform: Platform = { ...edge, publicFiles, compressed: compressedResponse }
