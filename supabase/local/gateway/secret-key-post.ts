import type { Keys } from '../data-folder/keys.ts'
import { errorResponse, refusalResponse } from './api-error.ts'
import { identifyCaller } from './caller.ts'

/** Answers with `work` what a command of this machine sends: a POST with the secret key. `name` begins the refusal. */
export function secretKeyPost(name: string, keys: Keys, work: () => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const caller = identifyCaller(request.headers, keys)
    if (!caller.ok) return errorResponse(caller.error)
    if (caller.value !== 'service_role' || request.method !== 'POST') {
      return refusalResponse(403, '42501', `${name} takes POST and the secret key`)
    }
    return work()
  }
}
