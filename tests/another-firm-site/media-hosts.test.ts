import { expect, onTestFinished, test } from 'vitest'

import { business } from '../../app/content/business.ts'
import { outputFolderOf } from '../../scripts/lib/firm.cjs'
import { sendRequest } from '../app/support/requests.ts'
import { startChangingBackend } from '../fakes/changing-backend.ts'
import { startSite } from '../support/stack.ts'

test('reviewers’ pictures load from the media hosts of the firm', async () => {
  const [mediaHost = ''] = business.mediaHosts
  const backend = await startChangingBackend()
  onTestFinished(() => backend.stop())
  backend.avatar = `${mediaHost}/ana.jpg`
  const site = await startSite({
    supabaseUrl: backend.url,
    publishableKey: 'none',
    output: outputFolderOf('another-firm'),
  })
  onTestFinished(() => site.stop())
  const home = () => sendRequest(site.url, '/')
  await expect
    .poll(async () => (await home()).body)
    .toContain(`src="${mediaHost}/ana.jpg"`)
  const { headers } = await home()
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`media-src 'self' ${mediaHost};`)
  expect(policy).toContain(`img-src 'self' data: blob: ${mediaHost};`)
})
