import { sentenceOf } from '#functions/_shared/error-sentence.ts'
import { logLevelProblem, readLogLevel } from '#functions/_shared/log-level.ts'
import { platform } from '~/server/platform/platform.server'

import { supabaseSettings } from './supabase-settings.server'

/** Ends the process with one sentence when it could show pages but take no lead. */
export function checkStartup(): void {
  const problem = findProblem()
  if (problem === undefined) return
  platform.refuse(problem)
}

function findProblem(): string | undefined {
  // supabase-js cannot be made without it, and only the first lead would tell.
  if (typeof WebSocket === 'undefined') {
    return `The built site needs Node 22.12 or newer; this is ${process.version}. "npm start" brings its own.`
  }
  if (!readLogLevel(process.env.LOG_LEVEL)) return `${logLevelProblem}: ${process.env.LOG_LEVEL}`
  try {
    supabaseSettings()
    return undefined
  } catch (error) {
    return sentenceOf(error)
  }
}
