import { chmodSync } from 'node:fs'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { emptyDataFolder, temporaryDataFolder } from '../database/support/data-folder.ts'
import { start } from '../database/support/started-here.ts'
import { startFakeSmtp } from '../fakes/smtp.ts'
import { runCommand } from './run-command.ts'

test('the doctor says in plain words what is a sample and what is broken, by its exit code too', async () => {
  const dataDir = await temporaryDataFolder()
  chmodSync(dataDir, 0o700)
  const supabase = await start(dataDir)
  const examine = (environment: Record<string, string> = {}, ...args: string[]) =>
    runCommand('doctor', args, { DATA_DIR: dataDir, PORT: '1', ...environment })

  // Deno does not run in this test: the functions are what is broken.
  const { status, stdout, stderr } = await examine()
  expect(stdout).toMatch(/^LOOK {2}identity +of the sample business: url, name, phone, email/m)
  expect(stdout).toMatch(/^LOOK {2}reviews +8 invented samples are shown/m)
  expect(stdout).toMatch(/^LOOK {2}film, home +the drawn sample \/films\/hero\.mp4/m)
  expect(stdout).toMatch(/^ok {4}database +answers, with all migrations/m)
  expect(stdout).toMatch(/^ok {4}keys +there, and private/m)
  expect(stdout).toMatch(/^BAD {3}functions +do not answer/m)
  expect({ status, stderr }).toEqual({ status: 1, stderr: '1 to mend.\n' })

  await supabase.stop()
  expect(await examine()).toMatchObject({ status: 0, stderr: '' })
  chmodSync(dataDir, 0o755)
  expect((await examine()).stdout).toMatch(/^BAD {3}data folder +other users .* chmod 700/m)
})

test('the doctor sends a test message where the leads go', async () => {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.stop())
  const environment = {
    DATA_DIR: join(emptyDataFolder(), 'unused'),
    PORT: '1',
    SMTP_URL: smtp.url,
    QUOTE_EMAIL_TO: 'owner@mailbox.org',
    QUOTE_EMAIL_FROM: 'site@mailbox.org',
  }
  const sent = await runCommand('doctor', ['--mail'], environment)
  expect(sent.stdout).toMatch(/^ok {4}test message +taken for owner@mailbox\.org/m)
  expect(smtp.messages).toMatchObject([{ to: ['owner@mailbox.org'], from: 'site@mailbox.org' }])
  smtp.mode = 'refuse-recipient'
  const refused = await runCommand('doctor', ['--mail'], environment)
  expect(refused).toMatchObject({ status: 1 })
  expect(refused.stdout).toMatch(/^BAD {3}test message +SMTP .*550/m)
})
