import { afterAll, beforeAll, expect, test } from 'vitest'

import { business } from '../../app/content/business.ts'
import {
  type ChangingBackend,
  startChangingBackend,
} from '../fakes/changing-backend.ts'
import { type RunningSite, startSite } from '../support/stack.ts'
import { sendRequest } from './support/requests.ts'

const mediaHost = 'https://cdn.example'
let backend: ChangingBackend

beforeAll(async () => {
  backend = await startChangingBackend()
})
afterAll(() => backend.stop())

async function homeOf(site: RunningSite) {
  const { headers, body } = await sendRequest(site.url, '/')
  return { policy: String(headers['content-security-policy']), body }
}

test.runIf(business.film)(
  'a video from another host is logged, and a reviewer’s picture from one is replaced by initials',
  async () => {
    backend.videoUrl = `${mediaHost}/video.mp4`
    backend.avatar = `${mediaHost}/ana.jpg`
    const site = await startSite({
      supabaseUrl: backend.url,
      publishableKey: 'none',
    })
    await expect
      .poll(async () => (await homeOf(site)).body + site.log())
      .toMatch(/Spotless\..*mediaHosts/s)
    const { policy, body } = await homeOf(site)
    await site.stop()
    expect(body, 'a video without a MIME type is treated as MP4').toContain(
      'video.mp4",type:"video/mp4"',
    )
    expect(policy).not.toContain(mediaHost)
    expect(body).not.toContain('ana.jpg')
    expect(site.log()).toContain(`"address":"${mediaHost}/video.mp4"`)
  },
)
