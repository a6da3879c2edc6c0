import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { expect, inject, onTestFinished, test } from 'vitest'

import { business } from '../../app/content/business.ts'
import { firmEnvironment } from '../../scripts/lib/firm.cjs'
import { readFunctionSettings } from '../../scripts/lib/function-settings.ts'
import {
  findRunning,
  startLocalSupabase,
} from '../../scripts/lib/local-supabase.ts'
import {
  emptyDataFolder,
  temporaryDataFolder,
} from '../database/support/data-folder.ts'
import { startSupabase } from '../database/support/supabase.ts'
import { startFakeSmtp } from '../fakes/smtp.ts'
import { startVideoTables } from '../fakes/video-tables.ts'
import { databaseFolder } from '../support/data-folder.ts'
import { hasFilm } from '../support/has-film.ts'
import { severalStartsMs } from '../support/timeouts.ts'
import { runCommand } from './support/run-command.ts'
import { seedLeads } from './support/seed-leads.ts'

/**
 * Runs the doctor without a site or data unless `environment` names them.
 * Returns its lines as `subject: text`.
 */
async function runDoctor(
  environment: Record<string, string>,
  ...args: string[]
) {
  const variables = {
    PORT: '2',
    DATA_DIR: emptyDataFolder(),
    ...environment,
  }
  const result = await runCommand('doctor', args, variables)
  return {
    ...result,
    fine: findingsOf(result.stdout, 'ok'),
    samples: findingsOf(result.stdout, 'sample').join('\n'),
    problems: findingsOf(result.stdout, 'BAD'),
  }
}

function findingsOf(stdout: string, state: 'ok' | 'sample' | 'BAD') {
  const lines = stdout.split('\n')
  const found = lines.filter((line) => line.startsWith(`${state} `))
  return found.map((line) => {
    const subject = line.slice(8, 18).trimEnd()
    return `${subject}: ${line.slice(20)}`
  })
}

const sendTestEmail = '--send-test-email'

const missingProject = {
  SUPABASE_URL: 'http://127.0.0.1:1',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
}

test('the doctor reports what is running, and ends with what is still the sample’s', async () => {
  const { url, dataDir } = inject('site')
  const { status, fine, samples, problems, stdout } = await runDoctor({
    ...firmEnvironment('sample'),
    PORT: new URL(url).port,
    DATA_DIR: dataDir,
  })
  expect(status).toBe(0)
  expect(problems).toEqual([])
  expect(fine).toContain('site: {"site":"ok","database":"ok","functions":"ok"}')
  const database = fine.find((finding) => finding.startsWith('database: '))
  expect(database).toContain('responds at http://127.0.0.1:')
  expect(stdout).toMatch(
    /\nSamples to replace before you publish: \d+\nNo problems found\.\n$/,
  )
  for (const kind of [
    'details: business.ts: name, phone, email, address.street, profiles.instagram,',
    'activity: activity.ts: invented people',
    'brand: logo.svg',
    'brand: theme.css',
    ...(hasFilm ? ['film: '] : []),
    'pictures: ',
    'texts: services/',
    'texts: cities/',
  ])
    expect(samples).toContain(kind)
})

test('before publishing, the doctor fails while anything is the sample’s', async () => {
  const sample = firmEnvironment('sample')
  expect(await runDoctor(sample, '--publish')).toMatchObject({ status: 1 })
})

test('while the folder has problems, the doctor fails, and lists what is the sample’s besides them', async () => {
  const { status, problems, samples } = await runDoctor({
    ...firmEnvironment('sample'),
    FOLDER_HAS_PROBLEMS: 'yes',
  })
  expect(status).toBe(1)
  expect(problems).toEqual(['folder: the site cannot be built: see above'])
  expect(samples).toContain('texts: assistant/methods.ts')
})

test('the doctor finds nothing of the sample in another firm’s folder but details that cannot be real', async () => {
  const { samples } = await runDoctor(firmEnvironment('another-firm'))
  expect(samples).toMatch(
    /^details: business\.ts: phone \(reserved for examples\), email[^\n]*$/,
  )
})

test(
  'the doctor says of a stopped site that its start would refuse the database',
  { timeout: severalStartsMs },
  async () => {
    const dataDir = await temporaryDataFolder()
    const pglite = await PGlite.create(databaseFolder(dataDir))
    await pglite.exec(
      `insert into supabase_migrations.schema_migrations (version, name) values ('20990101000000', 'newer')`,
    )
    await pglite.close()
    const { status, problems } = await runDoctor({ DATA_DIR: dataDir })
    expect(status).toBe(1)
    expect(problems).toEqual([
      expect.stringContaining('its migration 20990101000000_newer is missing'),
    ])
  },
)

test('the doctor fails on a hosted project without the schedule that retries emails', async () => {
  const running = await findRunning(inject('site').dataDir)
  const project = {
    SUPABASE_URL: running?.url ?? '',
    SUPABASE_PUBLISHABLE_KEY: running?.publishableKey ?? '',
    SUPABASE_SECRET_KEY: running?.secretKey ?? '',
    VISITOR_SECRET: 'shared by site and functions',
  }
  const { status, problems } = await runDoctor(project)
  expect(status).toBe(1)
  expect(problems).toEqual([expect.stringContaining('schedule: missing')])
})

test('the doctor fails on a wrong setting', async () => {
  expect(await runDoctor({ SITE_URL: 'www' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('SITE_URL must'),
  })
})

test('the doctor fails on a project that does not respond', async () => {
  const { status, problems, stderr } = await runDoctor(missingProject)
  expect(status).toBe(1)
  expect(problems).toEqual([
    expect.stringContaining('settings: VISITOR_SECRET is not set'),
    expect.stringContaining('database: not responding at http://127.0.0.1:1'),
  ])
  expect(stderr).toBe('Problems found: 2\n')
})

test.runIf(business.film)(
  'the doctor reports a featured video that browsers block',
  async () => {
    const film = {
      video_url: 'https://cdn.example/video.mp4',
      mime_type: null,
      poster_url: null,
    }
    const tables = await startVideoTables({ rows: [film] })
    onTestFinished(() => tables.stop())
    const hosted = {
      SUPABASE_URL: tables.url,
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
    }
    const { status, problems } = await runDoctor(hosted)
    expect(status).toBe(1)
    expect(problems).toContain(
      `video: ${film.video_url} is blocked by browsers. Add its origin to mediaHosts in business.ts`,
    )
  },
)

test('the doctor has the running site send a test email to the address that receives the quotes', async () => {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.stop())
  const mail = {
    SMTP_URL: smtp.url,
    QUOTE_EMAIL_TO: 'owner@mailbox.org',
    QUOTE_EMAIL_FROM: 'site@mailbox.org',
  }
  const DATA_DIR = await temporaryDataFolder()
  const started = await startLocalSupabase({
    dataDir: DATA_DIR,
    functions: readFunctionSettings(mail),
  })
  if (!started.ok) throw new Error(started.message)
  onTestFinished(() => started.supabase.stop())
  const sent = await runDoctor({ DATA_DIR, ...mail }, sendTestEmail)
  expect(sent.fine).toContain(
    'test email: accepted for owner@mailbox.org; check that it arrives',
  )
  expect(smtp.messages).toMatchObject([
    { to: ['owner@mailbox.org'], from: 'site@mailbox.org' },
  ])
  smtp.mode = 'reject-recipient'
  const rejected = await runDoctor({ DATA_DIR, ...mail }, sendTestEmail)
  expect(rejected.status).toBe(1)
  expect(rejected.problems).toEqual([
    expect.stringMatching(
      /^test email: sending the email failed \(550\): .*550 No such mailbox$/,
    ),
  ])
})

test('without email settings, the test email is written to a file, and the doctor says so', async () => {
  const { dataDir } = inject('site')
  const outbox = join(dataDir, 'outbox')
  const { fine } = await runDoctor({ DATA_DIR: dataDir }, sendTestEmail)
  expect(fine).toContain(
    `test email: written to ${outbox}. Nothing is sent until you set up email`,
  )
  expect(readdirSync(outbox)).toContainEqual(
    expect.stringMatching(/quote-notification-test-\d+\.eml$/),
  )
  const newSettings = {
    DATA_DIR: dataDir,
    SMTP_URL: 'smtp://127.0.0.1:1',
    QUOTE_EMAIL_TO: 'owner@mailbox.org',
    QUOTE_EMAIL_FROM: 'site@mailbox.org',
  }
  const { problems } = await runDoctor(newSettings, sendTestEmail)
  expect(problems).toEqual([
    'test email: written to a file. The site was started with other settings, so restart it',
  ])
})

test('before the first start, the doctor sends no test email and creates no data folder', async () => {
  const DATA_DIR = join(emptyDataFolder(), 'missing')
  const { fine, problems } = await runDoctor({ DATA_DIR }, sendTestEmail)
  expect(fine).toContain(
    'database: not running; npm start starts it with the site',
  )
  expect(problems).toEqual([
    'test email: not sent. The running site sends it, so run npm start first',
  ])
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('the doctor does not claim that a hosted project sent a test email without a response', async () => {
  const project = { ...missingProject, DELIVERY_SECRET: 'x' }
  const { problems } = await runDoctor(project, sendTestEmail)
  expect(problems.at(-1)).toContain(
    'test email: not sent, because http://127.0.0.1:1 did not respond',
  )
})

test('the doctor sends a test email from a hosted project with its DELIVERY_SECRET', async () => {
  const running = await findRunning(inject('site').dataDir)
  if (!running) throw new Error('The local Supabase is not running.')
  const project = {
    SUPABASE_URL: running.url,
    SUPABASE_PUBLISHABLE_KEY: running.publishableKey,
    VISITOR_SECRET: 'x',
  }
  const right = { ...project, DELIVERY_SECRET: running.deliverySecret }
  const { fine } = await runDoctor(right, sendTestEmail)
  expect(fine.at(-1)).toContain('test email: written to')
  const wrong = { ...project, DELIVERY_SECRET: 'wrong' }
  const { problems } = await runDoctor(wrong, sendTestEmail)
  expect(problems).toEqual([
    'test email: not sent, because DELIVERY_SECRET is not the project’s',
  ])
})

test('the doctor reports how many leads are not reaching the owner, and why', async () => {
  const daysOld = 1
  const refused = 'the mail server refused the sender (550): 550 \u001b[2JNo'
  const DATA_DIR = await temporaryDataFolder()
  await seedLeads(DATA_DIR, [
    { daysOld, email: 'fine@mail.example' },
    { daysOld, email: 'bot@mail.example', status: 'suspect' },
    { daysOld, email: 'first@mail.example', status: 'dead', error: 'timeout' },
    { daysOld, email: 'last@mail.example', status: 'pending', error: refused },
  ])
  await startSupabase(DATA_DIR)
  const { status, problems, stdout } = await runDoctor({ DATA_DIR })
  expect(status).toBe(1)
  expect(stdout).not.toContain('\u001b')
  expect(problems).toEqual([
    'leads: 2 of 4 have not reached you, the last because: email pending after attempt 1: the mail server refused the sender (550): 550 \ufffd[2JNo. See npm run quotes -- proof',
  ])
})
