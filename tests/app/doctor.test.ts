import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { expect, inject, onTestFinished, test } from 'vitest'

import { emptyDataFolder } from '../database/support/data-folder.ts'
import { startFakeSmtp } from '../fakes/smtp.ts'
import { startVideoTables } from '../fakes/video-tables.ts'
import { runCommand } from './support/run-command.ts'

test('the doctor reports what is running and which reviews are invented', async () => {
  const { url, dataDir } = inject('site')
  const { status, stdout } = await runCommand('doctor', [], { PORT: new URL(url).port, DATA_DIR: dataDir })
  expect(stdout).toMatch(/^ok {3}site +\{"site":"ok","database":"ok","functions":"ok"\}$/m)
  expect(stdout).toMatch(/^ok {3}database +responds at http:\/\/127\.0\.0\.1:\d+$/m)
  expect(stdout).toMatch(/^ok {3}samples +8 sample reviews/m)
  for (const kind of ['notifications', 'SITE_PHONE', 'SITE_TIKTOK', 'sample videos', 'illustrations'])
    expect(stdout).toContain(kind)
  expect(status).toBe(0)
})

test('the doctor names no sample details and profiles of a business that has set its own', async () => {
  const { dataDir } = inject('site')
  const own = {
    SITE_URL: 'https://delta-wash.com',
    SITE_NAME: 'Delta Wash',
    SITE_PHONE: '+12095557788',
    SITE_EMAIL: 'office@delta-wash.com',
    SITE_STREET: '77 Canal Street',
    SITE_INSTAGRAM: 'https://www.instagram.com/deltawash',
    SITE_FACEBOOK: 'off',
    SITE_TIKTOK: '',
    SITE_ACTIVITY: 'off',
  }
  const { stdout } = await runCommand('doctor', [], { PORT: '1', DATA_DIR: dataDir, ...own })
  const samples = /^ok {3}samples +(.+)$/m.exec(stdout)?.[1]
  expect(samples).toMatch(/^8 sample reviews .+, sample profiles \(set SITE_LINKEDIN; off leaves one out\), /)
  expect(samples).not.toMatch(/business details|notifications/)
})

test('the doctor finds no database before the first start, and creates no data folder', async () => {
  const DATA_DIR = join(emptyDataFolder(), 'missing')
  const { stdout } = await runCommand('doctor', [], { DATA_DIR })
  expect(stdout).toMatch(/^ok {3}database +not running/m)
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('the doctor fails on a wrong setting and on a project that does not respond', async () => {
  expect(await runCommand('doctor', [], { SITE_PHONE: '911' })).toMatchObject({
    status: 1,
    stderr: 'SITE_PHONE must look like +19165550142: "911"\n',
  })
  const mail = { SMTP_URL: 'smtps://me:p#ss@mailbox.org', QUOTE_EMAIL_TO: 'me@mailbox.org' }
  expect(await runCommand('doctor', [], mail)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Email cannot be sent: SMTP_URL has an unescaped character: .* # as %23/),
  })
  const hosted = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' }
  const { status, stdout, stderr } = await runCommand('doctor', [], { ...hosted, PORT: '1' })
  expect(stdout).toMatch(/^BAD {2}settings +VISITOR_SECRET is not set/m)
  expect(stdout).toMatch(/^BAD {2}database +not responding/m)
  expect(stderr).toMatch(/^Problems found: \d$/m)
  expect(status).toBe(1)
})

test('the doctor reports a featured video that browsers block', async () => {
  const tables = await startVideoTables({
    rows: [{ video_url: 'https://cdn.example/video.mp4', mime_type: null, poster_url: null }],
  })
  onTestFinished(() => tables.stop())
  const hosted = { SUPABASE_URL: tables.url, SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x', PORT: '1' }
  const { status, stdout } = await runCommand('doctor', [], hosted)
  expect(stdout).toMatch(/^BAD {2}video +https:\/\/cdn\.example\/video\.mp4 .* SITE_MEDIA_HOSTS/m)
  expect(status).toBe(1)
  const allowed = await runCommand('doctor', [], { ...hosted, SITE_MEDIA_HOSTS: 'https://cdn.example' })
  expect(allowed.stdout).not.toContain('cdn.example')
})

test('the doctor sends a test email to the address that receives the quotes', async () => {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.stop())
  const environment = {
    DATA_DIR: join(emptyDataFolder(), 'unused'),
    SMTP_URL: smtp.url,
    QUOTE_EMAIL_TO: 'owner@mailbox.org',
    QUOTE_EMAIL_FROM: 'site@mailbox.org',
  }
  const sent = await runCommand('doctor', ['--send-test-email'], environment)
  expect(sent.stdout).toMatch(/^ok {3}test email +accepted for owner@mailbox\.org/m)
  expect(smtp.messages).toMatchObject([{ to: ['owner@mailbox.org'], from: 'site@mailbox.org' }])
  smtp.mode = 'reject-recipient'
  const rejected = await runCommand('doctor', ['--send-test-email'], environment)
  expect(rejected.stdout).toMatch(/^BAD {2}test email +SMTP .*550/m)
  expect(rejected.status).toBe(1)
})
