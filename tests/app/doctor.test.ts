import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, inject, onTestFinished, test } from 'vitest'

import { readFunctionSettings } from '../../scripts/lib/function-settings.ts'
import {
  findRunning,
  startLocalSupabase,
} from '../../scripts/lib/local-supabase.ts'
import {
  emptyDataFolder,
  temporaryDataFolder,
} from '../database/support/data-folder.ts'
import { startFakeSmtp } from '../fakes/smtp.ts'
import { startVideoTables } from '../fakes/video-tables.ts'
import { runCommand } from './support/run-command.ts'
import { type Lead, seedLeads } from './support/seed-leads.ts'

test('the doctor reports what is running and which reviews are invented', async () => {
  const { url, dataDir } = inject('site')
  const { status, stdout } = await runCommand('doctor', [], {
    PORT: new URL(url).port,
    DATA_DIR: dataDir,
  })
  expect(stdout).toMatch(
    /^ok {3}site +\{"site":"ok","database":"ok","functions":"ok"\}$/m,
  )
  expect(stdout).toMatch(
    /^ok {3}database +responds at http:\/\/127\.0\.0\.1:\d+$/m,
  )
  expect(stdout).toMatch(/^ok {3}samples +8 sample reviews/m)
  for (const kind of [
    'notifications',
    'SITE_PHONE',
    'SITE_TIKTOK',
    'sample credentials (set SITE_LICENSE, SITE_INSURER;',
    'sample videos',
    'illustrations',
  ])
    expect(stdout).toContain(kind)
  expect(status).toBe(0)
})

test('the doctor names no sample details, profiles and credentials of a business that has set its own', async () => {
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
    SITE_LICENSE: 'CSLB #1012345',
    SITE_INSURER: 'off',
    SITE_ACTIVITY: 'off',
  }
  const { stdout } = await runCommand('doctor', [], {
    PORT: '1',
    DATA_DIR: dataDir,
    ...own,
  })
  const samples = /^ok {3}samples +(.+)$/m.exec(stdout)?.[1]
  expect(samples).toMatch(
    /^8 sample reviews .+, sample profiles \(set SITE_LINKEDIN; off leaves one out\), /,
  )
  expect(samples).not.toMatch(/business details|credentials|notifications/)
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
  const mail = {
    SMTP_URL: 'smtps://me:p#ss@mailbox.org',
    QUOTE_EMAIL_TO: 'me@mailbox.org',
  }
  expect(await runCommand('doctor', [], mail)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^Email cannot be sent: SMTP_URL has an unescaped character: .* # as %23/,
    ),
  })
  const hosted = {
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  }
  const { status, stdout, stderr } = await runCommand('doctor', [], {
    ...hosted,
    PORT: '1',
  })
  expect(stdout).toMatch(/^BAD {2}settings +VISITOR_SECRET is not set/m)
  expect(stdout).toMatch(/^BAD {2}database +not responding/m)
  expect(stderr).toMatch(/^Problems found: \d$/m)
  expect(status).toBe(1)
})

test('the doctor reports a featured video that browsers block', async () => {
  const tables = await startVideoTables({
    rows: [
      {
        video_url: 'https://cdn.example/video.mp4',
        mime_type: null,
        poster_url: null,
      },
    ],
  })
  onTestFinished(() => tables.stop())
  const hosted = {
    SUPABASE_URL: tables.url,
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
    PORT: '1',
  }
  const { status, stdout } = await runCommand('doctor', [], hosted)
  expect(stdout).toMatch(
    /^BAD {2}video +https:\/\/cdn\.example\/video\.mp4 .* SITE_MEDIA_HOSTS/m,
  )
  expect(status).toBe(1)
  const allowed = await runCommand('doctor', [], {
    ...hosted,
    SITE_MEDIA_HOSTS: 'https://cdn.example',
  })
  expect(allowed.stdout).not.toContain('cdn.example')
})

test('the doctor has the running site send a test email to the address that receives the quotes', async () => {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.stop())
  const mail = {
    SMTP_URL: smtp.url,
    QUOTE_EMAIL_TO: 'owner@mailbox.org',
    QUOTE_EMAIL_FROM: 'site@mailbox.org',
  }
  const DATA_DIR = await startSupabase(mail)
  const sent = await runCommand('doctor', ['--send-test-email'], {
    DATA_DIR,
    PORT: '1',
    ...mail,
  })
  expect(sent.stdout).toMatch(
    /^ok {3}test email +accepted for owner@mailbox\.org/m,
  )
  expect(smtp.messages).toMatchObject([
    { to: ['owner@mailbox.org'], from: 'site@mailbox.org' },
  ])
  smtp.mode = 'reject-recipient'
  const rejected = await runCommand('doctor', ['--send-test-email'], {
    DATA_DIR,
    PORT: '1',
    ...mail,
  })
  expect(rejected.stdout).toMatch(
    /^BAD {2}test email +the mail server refused the recipient, QUOTE_EMAIL_TO \(550\): 550 No such mailbox$/m,
  )
  expect(rejected.status).toBe(1)
})

test('a test email ends in a reason even if the mail server gives none', async () => {
  const smtp = await startFakeSmtp()
  const mail = { SMTP_URL: smtp.url, SITE_EMAIL: 'owner@mailbox.org' }
  const addresses = {
    QUOTE_EMAIL_TO: 'owner@mailbox.org',
    QUOTE_EMAIL_FROM: 'owner@mailbox.org',
  }
  const DATA_DIR = await startSupabase({ ...mail, ...addresses })
  await smtp.stop()
  const { stdout, status } = await runCommand('doctor', ['--send-test-email'], {
    DATA_DIR,
    PORT: '1',
    ...mail,
  })
  expect(stdout).toMatch(
    /^BAD {2}test email +nothing listens on that port of the mail server$/m,
  )
  expect(status).toBe(1)
})

test('without email settings, the test email is written to a file, and the doctor says so', async () => {
  const DATA_DIR = await startSupabase({})
  const args = ['--send-test-email']
  const written = await runCommand('doctor', args, { DATA_DIR, PORT: '1' })
  expect(written.stdout).toMatch(
    /^ok {3}test email +written to \S+outbox\. Nothing is sent until you set up email$/m,
  )
  expect(readdirSync(join(DATA_DIR, 'outbox'))).toEqual([
    expect.stringMatching(/quote-notification-test-\d+\.eml$/),
  ])
  const newSettings = {
    SMTP_URL: 'smtp://127.0.0.1:1',
    SITE_EMAIL: 'owner@mailbox.org',
  }
  const stale = await runCommand('doctor', args, {
    DATA_DIR,
    PORT: '1',
    ...newSettings,
  })
  expect(stale.stdout).toMatch(
    /^BAD {2}test email +written to a file\. The site was started with other settings/m,
  )
  expect(stale.status).toBe(1)
})

test('the doctor does not claim to have sent a test email when nothing that sends it is running', async () => {
  const DATA_DIR = join(emptyDataFolder(), 'missing')
  const stopped = await runCommand('doctor', ['--send-test-email'], {
    DATA_DIR,
    PORT: '1',
  })
  expect(stopped.stdout).toMatch(
    /^BAD {2}test email +not sent\. .* npm start first$/m,
  )
  expect(stopped.status).toBe(1)
  expect(existsSync(DATA_DIR)).toBe(false)
  const hosted = {
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
    PORT: '1',
  }
  const noSecret = await runCommand('doctor', ['--send-test-email'], hosted)
  expect(noSecret.stdout).toMatch(
    /^BAD {2}test email +not sent\. Set DELIVERY_SECRET/m,
  )
  const withSecret = { ...hosted, DELIVERY_SECRET: 'x' }
  const down = await runCommand('doctor', ['--send-test-email'], withSecret)
  expect(down.stdout).toMatch(
    /^BAD {2}test email +not sent, because http:\/\/127\.0\.0\.1:1 did not respond/m,
  )
})

test('the doctor sends a test email from a hosted project with its DELIVERY_SECRET', async () => {
  const DATA_DIR = await startSupabase({})
  const running = await findRunning(DATA_DIR)
  if (!running) throw new Error('The local Supabase is not running.')
  const project = {
    SUPABASE_URL: running.url,
    SUPABASE_PUBLISHABLE_KEY: running.publishableKey,
    VISITOR_SECRET: 'x',
    PORT: '1',
  }
  const send = (DELIVERY_SECRET: string) =>
    runCommand('doctor', ['--send-test-email'], { ...project, DELIVERY_SECRET })
  expect((await send(running.deliverySecret)).stdout).toMatch(
    /^ok {3}test email +written to/m,
  )
  expect((await send('wrong')).stdout).toMatch(
    /^BAD {2}test email +not sent, because DELIVERY_SECRET is not/m,
  )
})

test('the doctor reports the leads that are not reaching the owner, with their number and reason', async () => {
  const refused =
    'the mail server refused the sender, QUOTE_EMAIL_FROM (550): 550 \u001b[2JNo'
  const DATA_DIR = await startSupabase({}, [
    { email: 'fine@mail.example' },
    { email: 'bot@mail.example', status: 'suspect', suspicion: 'honeypot' },
    { email: 'first@mail.example', status: 'pending', error: refused },
    { email: 'second@mail.example', status: 'pending', error: refused },
    {
      email: 'third@mail.example',
      status: 'dead',
      error: 'the mail server timed out',
    },
  ])
  const { status, stdout } = await runCommand('doctor', [], {
    DATA_DIR,
    PORT: '1',
  })
  expect(stdout).toMatch(
    /^BAD {2}leads +2 leads: email failing, the mail server refused the sender, QUOTE_EMAIL_FROM \(550\): 550 \ufffd\[2JNo\./m,
  )
  expect(stdout).toMatch(
    /^BAD {2}leads +1 lead: email given up, the mail server timed out\./m,
  )
  expect(stdout).not.toContain('\u001b')
  expect(status).toBe(1)
  const again = await runCommand('quotes', ['proof'], { DATA_DIR })
  expect(again.stdout).toContain(
    'email dead after attempt 1: the mail server timed out',
  )
})

/**
 * Starts a local Supabase with these leads and returns its data folder. It
 * retries no delivery.
 */
async function startSupabase(
  functionEnvironment: Record<string, string>,
  leads: Lead[] = [],
): Promise<string> {
  const dataDir = await temporaryDataFolder()
  if (leads.length > 0) await seedLeads(dataDir, leads)
  const started = await startLocalSupabase({
    dataDir,
    functions: readFunctionSettings(functionEnvironment),
    deliveryIntervalMs: null,
  })
  if (!started.ok) throw new Error(started.message)
  onTestFinished(() => started.supabase.stop())
  return dataDir
}
