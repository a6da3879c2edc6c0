import { expect, test } from 'vitest'

import { sampleSite } from '../../../app/content/site.ts'
import { lookAtSettings } from '../../../scripts/doctor/look-at-settings.ts'

function troubles(hosted: boolean, given: NodeJS.ProcessEnv) {
  return lookAtSettings(sampleSite, hosted, given)
    .filter(({ about, state }) => state !== 'good' && (about === 'limits' || about === 'proxy'))
    .map(({ about, state }) => `${state} ${about}`)
}

test('the doctor warns where limits by address would count nobody, or everybody as one', () => {
  expect(troubles(true, {})).toEqual(['look proxy', 'bad limits'])
  expect(troubles(true, { VISITOR_SECRET: 'long', TRUSTED_PROXY_HEADER: 'X-Forwarded-For' })).toEqual([])
  // The embedded Supabase makes the secret itself.
  expect(troubles(false, { TRUSTED_PROXY_HEADER: 'X-Forwarded-For' })).toEqual([])
})
